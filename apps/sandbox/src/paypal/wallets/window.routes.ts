import type { FastifyInstance, FastifyReply } from "fastify";
import { frame } from "../scripts.routes.ts";
import type { World } from "../world.ts";
import { approveInWindow } from "./approve-in-window.ts";
import { readApproval } from "./read-approval.ts";
import { isWallet, type Wallet } from "./wallets.ts";
import { loadingPage, overPage, windowPage } from "./window-page.ts";
import { findSubject, type WindowSubject } from "./window-subject.ts";

type Window = { Params: { kind: WindowSubject["kind"]; id: string }; Querystring: { wallet?: string }; Body: unknown };

const PATH = "/paypal/window/:kind(^(?:order|setup)$)/:id";

/** PayPal's and Venmo's window: the page on which the payer approves, and the call with the approval. */
export function windowRoutes(web: FastifyInstance, world: World): void {
  web.get("/paypal/window/loading", async (_request, reply) => asWindow(reply).send(loadingPage()));

  web.get<Window>(PATH, async ({ params, query }, reply) => {
    const wallet = walletOf(world, params, query.wallet);
    const subject = findSubject(world, params.kind, params.id, wallet);
    return asWindow(reply).send(typeof subject === "string" ? overPage(wallet, subject) : windowPage(wallet, subject));
  });

  web.post<Window>(PATH, async ({ params, query, body }, reply) => {
    const wallet = walletOf(world, params, query.wallet);
    const subject = findSubject(world, params.kind, params.id, wallet);
    if (typeof subject === "string") return reply.code(409).send({ error: "over", message: subject });
    const approval = readApproval(wallet, body);
    if (typeof approval === "string") return reply.code(400).send({ error: "invalid", message: approval });
    const payer = approveInWindow(world, subject, approval);
    await world.saved();
    return reply.send({ payerId: payer.payerId });
  });
}

/** The page's script names the account; PayPal's own link (payer-action, approve) does not, so it follows the order. */
function walletOf(world: World, { kind, id }: Window["Params"], given: string | undefined): Wallet {
  if (isWallet(given)) return given;
  return (kind === "order" ? world.orders.get(id)?.wallet : world.setupTokens.get(id)?.wallet) ?? "paypal";
}

/** A window that a page of another origin opened answers it through `opener`, which this header must allow. */
function asWindow(reply: FastifyReply): FastifyReply {
  return frame(reply).header("cross-origin-opener-policy", "unsafe-none");
}
