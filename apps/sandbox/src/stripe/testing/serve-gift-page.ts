import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { TestStripe } from "./open-test-stripe.ts";

/** Bundles a page of this folder with the libraries it imports. */
export async function bundleGiftPage(name = "gift-page.jsx"): Promise<string> {
  const built = await build({
    root: fileURLToPath(new URL(".", import.meta.url)),
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
  for (const one of Array.isArray(built) ? built : [built]) if ("output" in one) return one.output[0].code;
  throw new Error("The page was not built");
}

/** Serves a church's site on its own origin, with a strict Content-Security-Policy, and records every request. */
export async function serveGiftPage(world: TestStripe, script: string) {
  const sandbox = world.origin.replace("127.0.0.1", "localhost");
  const { id: customer } = await world.stripe.customers.create({});
  const requests: string[] = [];
  const settings = JSON.stringify({ script: `${sandbox}/stripe/v3/`, publicKey: "pk_sandbox_grace" });
  const policy = `default-src 'self'; script-src 'self' ${sandbox}; frame-src ${sandbox}; connect-src 'self' ${sandbox}; style-src 'self' 'unsafe-inline'`;
  const page = `<!doctype html><html lang="en"><title>Give</title><script type="application/json" id="settings">${settings}</script><div id="root"></div><script type="module" src="/page.js"></script></html>`;

  async function answer(path: string, body: string): Promise<object> {
    if (path === "/setup")
      return { clientSecret: (await world.stripe.setupIntents.create({ customer })).client_secret };
    const { id, amount = 1234 }: { id: string; amount?: number } = JSON.parse(body);
    try {
      if (path === "/intent") {
        return { clientSecret: (await world.stripe.paymentIntents.create({ amount, currency: "usd" })).client_secret };
      }
      const source = path === "/token" ? { confirmation_token: id } : { customer, payment_method: id };
      const gift = { amount, currency: "usd", ...source, confirm: true };
      const { status, client_secret } = await world.stripe.paymentIntents.create(gift);
      return { status, clientSecret: client_secret };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  }

  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const path = request.url ?? "/";
      requests.push(`${request.method} ${path} ${body}`);
      if (request.method === "POST") response.end(JSON.stringify(await answer(path, body)));
      else if (path === "/page.js") response.writeHead(200, { "content-type": "text/javascript" }).end(script);
      else response.writeHead(200, { "content-type": "text/html", "content-security-policy": policy }).end(page);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
