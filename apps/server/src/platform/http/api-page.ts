import type { Endpoint } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../html/escape-html.ts";
import { openApiOf } from "./openapi.ts";

/** Serves the API's documentation: `/api` as a page, `/api/openapi.json` for programs. */
export function addApiPage(app: FastifyInstance): void {
  const served: Endpoint[] = [];
  app.addHook("onRoute", ({ config }) => {
    if (config?.endpoint && !served.includes(config.endpoint)) served.push(config.endpoint);
  });
  app.get("/api/openapi.json", async () => openApiOf(served));
  app.get("/api", async (_request, reply) => {
    const nonce = crypto.randomUUID();
    reply.header(
      "content-security-policy",
      `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
    );
    return reply.type("text/html; charset=utf-8").send(pageOf(served, nonce));
  });
}

const pageOf = (endpoints: readonly Endpoint[], nonce: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Offertory API</title>
<style nonce="${nonce}">:root{color-scheme:light dark}body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif}
code{font-size:.9rem}details{border-top:1px solid #8886;padding:.6rem 0}summary{cursor:pointer}summary b{display:inline-block;min-width:4.5rem}pre{overflow:auto;padding:1rem;background:#8881;border-radius:6px;font-size:.8rem}</style></head>
<body><main><h1>Offertory API</h1><p>Every call of the four services. The same as <a href="/api/openapi.json">OpenAPI document</a>.</p>
${endpoints.map(rowOf).join("\n")}</main></body></html>`;

function rowOf(endpoint: Endpoint): string {
  const [operations] = Object.values(openApiOf([endpoint]).paths);
  return `<details><summary><b>${endpoint.method}</b> <code>/api/${endpoint.api}${escapeHtml(endpoint.path)}</code> ${escapeHtml(endpoint.summary)}</summary>
<pre>${escapeHtml(JSON.stringify(operations, null, 2))}</pre></details>`;
}
