import { saveSettings } from "@offertory/contract";
import { createServer } from "node:http";
import type { OwnChurch } from "../people/own-church.ts";
import { callWire } from "../support/call-wire.ts";

interface Website {
  /** Its origin, which is foreign to the product. */
  origin: string;
  close(): void;
}

/** Serves the website of somebody else, with one page. */
export async function serveWebsite(html: string, headers: Record<string, string> = {}): Promise<Website> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers }).end(html);
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  return { origin: `http://127.0.0.1:${String(port)}`, close: () => void server.close() };
}

/** Lists a website as one that may show the church's donation page. */
export const allowWebsite = (church: OwnChurch, ...origins: string[]) =>
  callWire(saveSettings, church.token, { body: [{ keyName: "embedOrigins", value: origins.join("\n") }] });
