import { readFileSync } from "node:fs";
import type { FastifyInstance, FastifyReply } from "fastify";
import { openToken, signToken, timeFor } from "./tokens/access-tokens.ts";
import { CURRENCY_CODES } from "./currencies.ts";
import { dig } from "./read-json.ts";
import { html } from "../pages/html.ts";
import type { World } from "./world.ts";

const read = (name: string) => readFileSync(new URL(`./browser/${name}`, import.meta.url), "utf8");

const SCRIPTS = {
  "/paypal/web-sdk/v6/core": read("core.js"),
  "/paypal/sdk/js": read("hosted-fields.js"),
  "/paypal/browser/card-frames.js": read("card-frames.mjs"),
  "/paypal/browser/field.js": read("field.mjs"),
  "/paypal/browser/field-kinds.mjs": read("field-kinds.mjs"),
  "/paypal/browser/secure.js": read("secure.mjs"),
  "/paypal/browser/wallet-session.js": read("wallet-session.mjs"),
  "/paypal/browser/wallet-buttons.js": read("wallet-buttons.mjs"),
  "/paypal/browser/wallet-window.js": read("wallet-window.mjs"),
};

const STYLES = {
  "/paypal/browser/frames.css": read("frames.css"),
  "/paypal/browser/window.css": read("window.css"),
};

/** The Content-Security-Policy of the card fields' frames. */
const FRAME_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

const FIELD = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <title>Card field</title>
      <link rel="stylesheet" href="/paypal/browser/frames.css" />
    </head>
    <body class="field">
      <input />
      <script type="module" src="/paypal/browser/field.js"></script>
    </body>
  </html>`.text;

export function scriptRoutes(web: FastifyInstance, world: World): void {
  for (const [path, source] of Object.entries(SCRIPTS)) {
    web.get(path, async (_request, reply) => openToPages(reply).type("text/javascript; charset=utf-8").send(source));
  }
  for (const [path, style] of Object.entries(STYLES)) {
    web.get(path, async (_request, reply) => reply.type("text/css").send(style));
  }
  web.get("/paypal/browser/field", async (_request, reply) => frame(reply).send(FIELD));

  /**
   * Opens an SDK instance if the page's token is valid or its client id is known, and answers what the account may
   * take. The body is text, so that the browser needs no preflight.
   */
  web.post("/paypal/browser/instance", async (request, reply) => {
    openToPages(reply);
    const token = pageToken(world, request.body);
    await world.saved();
    const account = token && world.accounts.get(openToken(world, token)?.account ?? "");
    if (!account) return reply.code(401).send({ error: "invalid" });
    return reply.send({ token, currencies: CURRENCY_CODES, vault: account.vault });
  });
  web.addContentTypeParser("text/plain", { parseAs: "string" }, (_request, body, done) => done(null, body.toString()));
}

function pageToken(world: World, body: unknown): string | undefined {
  let given: unknown;
  try {
    given = JSON.parse(String(body));
  } catch {
    return undefined;
  }
  const token = dig(given, "clientToken");
  if (typeof token === "string") return openToken(world, token)?.for === "browser" ? token : undefined;
  const id = dig(given, "clientId");
  if (typeof id !== "string" || !world.accounts.get(id)) return undefined;
  return signToken(world, { account: id, for: "browser", expires: timeFor(world, "browser") + 900_000 });
}

function openToPages(reply: FastifyReply): FastifyReply {
  return reply.header("cross-origin-resource-policy", "cross-origin").header("access-control-allow-origin", "*");
}

/** A page that may be shown in a frame of another origin. */
export function frame(reply: FastifyReply): FastifyReply {
  return reply
    .removeHeader("x-frame-options")
    .header("content-security-policy", `${FRAME_POLICY}; frame-ancestors http: https:`)
    .header("cross-origin-resource-policy", "cross-origin")
    .type("text/html; charset=utf-8");
}
