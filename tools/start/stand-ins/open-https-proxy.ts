import { readFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:https";
import { join } from "node:path";

const read = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
const certificate = { key: read("example-key.pem"), cert: read("example-certificate.pem") };

type Proxy = { port: number; close(): Promise<void> };

/** An HTTPS proxy as the guide describes: it keeps the host, and adds the client's address to X-Forwarded-For. */
export async function openHttpsProxy(listen: number, portOf: (host: string) => number): Promise<Proxy> {
  const server = createServer(certificate, (incoming, answer) => {
    const { host = "", "x-forwarded-for": claimed } = incoming.headers;
    const seen = incoming.socket.remoteAddress ?? "";
    const headers = {
      ...incoming.headers,
      "x-forwarded-for": claimed ? `${String(claimed)}, ${seen}` : seen,
      "x-forwarded-proto": "https",
    };
    const passed = request(
      {
        host: "127.0.0.1",
        port: portOf(host.replace(/:\d+$/, "")),
        method: incoming.method,
        path: incoming.url,
        headers,
      },
      (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      },
    );
    passed.once("error", () => answer.writeHead(502).end());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(listen, "127.0.0.1", resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: listen, close };
}
