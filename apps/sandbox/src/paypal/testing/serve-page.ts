import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { build } from "vite";

/** Bundles a page of this folder into one module, in development mode, in which React mounts everything twice. */
export async function bundlePage(name: string): Promise<string> {
  const root = fileURLToPath(new URL(".", import.meta.url));
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("development") },
    build: {
      write: false,
      target: "esnext",
      minify: false,
      rolldownOptions: { input: fileURLToPath(new URL(name, import.meta.url)) },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  for (const one of outputs) {
    if (!("output" in one)) continue;
    const [entry] = one.output;
    return entry.code;
  }
  throw new Error(`${name} was not built`);
}

/** Serves a page on another origin than the sandbox, as a church's page is. `calls` are the endpoints of its server. */
export async function servePage(
  script: string,
  settings: object,
  calls: Record<string, () => Promise<object>>,
  head = "",
) {
  const seen: string[] = [];
  const server: Server = createServer((request, response) => {
    void (async () => {
      seen.push(await text(request));
      const call = calls[request.url ?? ""];
      if (call) return response.end(JSON.stringify(await call()));
      if (request.url === "/page.js") return response.writeHead(200, { "content-type": "text/javascript" }).end(script);
      const json = JSON.stringify(settings);
      response.writeHead(200, { "content-type": "text/html" });
      return response.end(
        `<!doctype html><title>Page</title><script>window.settings = ${json}</script>${head}<div id="root"></div><script type="module" src="/page.js"></script>`,
      );
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    seen,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
