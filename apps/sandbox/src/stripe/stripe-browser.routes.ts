import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { html, type Html } from "../pages/html.ts";
import { readBody } from "../payments/read-body.ts";
import { allowOwnCalls } from "../web/allow-own-calls.ts";
import { refuse } from "../web/refuse.ts";
import { queryText } from "../web/query-text.ts";
import type { Wallet } from "./cards/wallets.ts";
import { readWallets, type DeviceWallets } from "./express/device-wallets.ts";
import { walletRoutes } from "./express/wallet.routes.ts";
import { operate } from "./operate.ts";
import type { Accounts } from "./open-accounts.ts";
import { sendFrame } from "./send-frame.ts";
import { collectBank } from "./setup-intents/collect-bank.ts";

const read = (name: string) => readFileSync(new URL(`./browser/${name}`, import.meta.url), "utf8");
/** In the order of their dependencies. They are joined into one script, because pages load stripe.js as one file. */
const MODULES = [
  "sandbox-origin",
  "emitter",
  "ask-api",
  "frame-element",
  "card-element",
  "offered-wallets",
  "express-layout",
  "wallet-sheet",
  "express-checkout-element",
  "elements",
  "authenticate",
  "intents",
  "wallet-payment",
  "bank-setup",
  "stripe",
];
const withoutModules = (text: string) => text.replace(/^import .*\n/gm, "").replace(/^export /gm, "");
const SCRIPT = `(() => {\n${MODULES.map((name) => withoutModules(read(`${name}.js`))).join("\n")}})();\n`;
/** Writes the wallets that the device is to have into the script. */
const scriptFor = (wallets: Wallet[] | null) =>
  SCRIPT.replace("const NAMED_WALLETS = null;", `const NAMED_WALLETS = ${JSON.stringify(wallets)};`);
const FILES = {
  "/stripe/browser/card-frame.js": { type: "text/javascript", text: read("card-frame.js") },
  "/stripe/browser/card-rules.js": { type: "text/javascript", text: read("card-rules.js") },
  "/stripe/browser/bank-page.js": { type: "text/javascript", text: read("bank-page.js") },
  "/stripe/browser/express-frame.js": { type: "text/javascript", text: read("express-frame.js") },
  "/stripe/browser/express-frame.css": { type: "text/css", text: read("express-frame.css") },
  "/stripe/browser/wallet-page.js": { type: "text/javascript", text: read("wallet-page.js") },
  "/stripe/browser/wallet-page.css": { type: "text/css", text: read("wallet-page.css") },
  "/stripe/browser/card-frame.css": { type: "text/css", text: read("card-frame.css") },
};
type ById = { Params: { id: string } };

/** Serves the stand-in for stripe.js, the frame with the card's inputs, and the bank's page of 3-D Secure. */
export function stripeBrowser(web: FastifyInstance, accounts: Accounts, device: DeviceWallets): void {
  allowOwnCalls(web);
  for (const path of ["/stripe/v3", "/stripe/v3/", "/stripe/endive/stripe.js"]) {
    web.get(path, (request, reply) =>
      reply
        .header("cross-origin-resource-policy", "cross-origin")
        .header("cache-control", "no-store")
        .type("text/javascript; charset=utf-8")
        .send(scriptFor(readWallets(queryText(request, "wallets")) ?? device.named)),
    );
  }
  for (const [path, { type, text }] of Object.entries(FILES)) {
    web.get(path, (_request, reply) => reply.type(`${type}; charset=utf-8`).send(text));
  }
  web.get("/stripe/card", (_request, reply) => sendFrame(reply, CARD));

  web.get<ById>("/stripe/authenticate/:id", (request, reply) => {
    const found = findIntent(accounts, request.params.id);
    if (!found) return refuse(request, reply, 404);
    return sendFrame(reply, bankPage(found.waits, found.amount));
  });
  for (const answer of ["complete", "fail"] as const) {
    web.post<ById>(`/stripe/authenticate/:id/${answer}`, async (request, reply) => {
      const found = findIntent(accounts, request.params.id);
      if (!found || found.secret !== readBody(request).text("secret")) return refuse(request, reply, 403);
      // If it was answered before, here or in another tab, the first answer counts.
      if (found.waits) operate(accounts, answer, request.params.id, "");
      await accounts.saved();
      return { answered: true };
    });
  }
  bankWindow(web, accounts);
  walletRoutes(web, accounts);
}

/** The window in which a donor chooses a bank account. */
function bankWindow(web: FastifyInstance, accounts: Accounts): void {
  web.get<ById>("/stripe/collect/:id", (request, reply) =>
    findIntent(accounts, request.params.id) ? sendFrame(reply, COLLECT) : refuse(request, reply, 404),
  );
  for (const choice of ["instant", "deposits", "close"] as const) {
    web.post<ById>(`/stripe/collect/:id/${choice}`, async (request, reply) => {
      const { id } = request.params;
      const body = readBody(request);
      if (findIntent(accounts, id)?.secret !== body.text("secret")) return refuse(request, reply, 403);
      if (choice !== "close") collectBank(accounts, id, { name: body.text("name"), isVerified: choice === "instant" });
      await accounts.saved();
      return { answered: true };
    });
  }
}

function findIntent(accounts: Accounts, id: string) {
  for (const { paymentIntents, setupIntents } of accounts.all()) {
    const payment = paymentIntents.get(id);
    const intent = payment ?? setupIntents.get(id);
    if (intent) {
      const waits = intent.status === "requires_action";
      return { secret: intent.client_secret, waits, amount: payment ? payment.amount : null };
    }
  }
  return undefined;
}

const CARD = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <title>Card</title>
      <link rel="stylesheet" href="/stripe/browser/card-frame.css" />
    </head>
    <body>
      <div id="card" role="group" aria-label="Card details">
        <span id="brand" aria-hidden="true"></span>
        <input
          id="number"
          name="cardnumber"
          autocomplete="cc-number"
          inputmode="numeric"
          placeholder="Card number"
          aria-label="Credit or debit card number"
          aria-describedby="error"
          spellcheck="false"
        />
        <input
          id="expiry"
          name="exp-date"
          autocomplete="cc-exp"
          inputmode="numeric"
          placeholder="MM / YY"
          aria-label="Credit or debit card expiration date"
          aria-describedby="error"
          spellcheck="false"
        />
        <input
          id="cvc"
          name="cvc"
          autocomplete="cc-csc"
          inputmode="numeric"
          placeholder="CVC"
          aria-label="Credit or debit card CVC/CVV"
          aria-describedby="error"
          spellcheck="false"
        />
        <input
          id="postal"
          name="postal"
          autocomplete="postal-code"
          placeholder="ZIP"
          maxlength="10"
          aria-label="ZIP"
          aria-describedby="error"
          spellcheck="false"
        />
      </div>
      <p id="error" class="unseen" role="alert"></p>
      <script type="module" src="/stripe/browser/card-frame.js"></script>
    </body>
  </html>`;

const COLLECT = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Your bank</title>
      <link rel="stylesheet" href="/stripe/browser/card-frame.css" />
    </head>
    <body>
      <main class="bank">
        <p class="mark">Sandbox: no real money</p>
        <h1>Connect your bank account</h1>
        <p>STRIPE TEST BANK, account ending in 6789</p>
        <button type="button" value="instant">Connect now</button>
        <button type="button" value="deposits" class="no">Verify by small deposits</button>
        <button type="button" value="close" class="no">Close</button>
        <p id="problem" role="alert"></p>
      </main>
      <script type="module" src="/stripe/browser/bank-page.js"></script>
    </body>
  </html>`;

function bankPage(waits: boolean, amount: number | null): Html {
  const sum = amount === null ? "" : ` of $${(amount / 100).toFixed(2)}`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Your bank</title>
        <link rel="stylesheet" href="/stripe/browser/card-frame.css" />
      </head>
      <body>
        <main class="bank">
          <p class="mark">Sandbox: no real money</p>
          ${
            waits
              ? html`<h1>Is this you?</h1>
                  <p>Your bank asks you to confirm this ${amount === null ? "card" : `payment${sum}`} (3-D Secure).</p>
                  <button type="button" value="complete">Complete authentication</button>
                  <button type="button" value="fail" class="no">Fail authentication</button>`
              : html`<h1>This was answered already</h1>
                  <button type="button" value="complete">Go on</button>`
          }
          <p id="problem" role="alert"></p>
        </main>
        <script type="module" src="/stripe/browser/bank-page.js"></script>
      </body>
    </html>`;
}
