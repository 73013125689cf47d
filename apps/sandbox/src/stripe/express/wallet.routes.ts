import type { FastifyInstance } from "fastify";
import { readBody } from "../../payments/read-body.ts";
import { refuse } from "../../web/refuse.ts";
import { makeCardToken } from "../cards/make-card-token.ts";
import { isWallet } from "../cards/wallets.ts";
import type { Accounts } from "../open-accounts.ts";
import { Params } from "../params.ts";
import { readReadyCard } from "../payment-methods/make-card-method.ts";
import { sendFrame } from "../send-frame.ts";
import { expressFramePage } from "./express-frame-page.ts";
import { walletPage } from "./wallet-page.ts";

/** Serves the wallets' buttons and their sheet, which makes a token of the card that the payer chose. */
export function walletRoutes(web: FastifyInstance, accounts: Accounts): void {
  web.get("/stripe/express", (_request, reply) => sendFrame(reply, expressFramePage));
  web.get("/stripe/wallet", (_request, reply) => sendFrame(reply, walletPage));

  web.post("/stripe/wallet/approve", async (request, reply) => {
    const body = readBody(request);
    const [, key] = /^pk_((?:sandbox|test)_\w{1,200})$/.exec(body.text("key")) ?? [];
    const wallet = body.text("wallet");
    if (!key || !isWallet(wallet)) return refuse(request, reply, 400);
    const account = accounts.of(key);
    const card = readReadyCard(account, `tok_${body.text("card")}`);
    if (!card) return refuse(request, reply, 400);
    const token = makeCardToken(account, card, new Params(), wallet);
    await accounts.saved();
    return { token: token.id };
  });
}
