import type { FastifyInstance } from "fastify";
import { noVault } from "../orders/find-saved-source.ts";
import { findRow } from "../find-row.ts";
import { missing } from "../refusal.ts";
import { confirmSetupToken, createPaymentToken, createSetupToken } from "./save-later.ts";
import { showPaymentToken, showSetupToken } from "./show-vault.ts";
import { takeCall, type Call, type Outcome } from "../take-call.ts";
import { emitEvent } from "../webhooks/emit-event.ts";
import type { World } from "../world.ts";

const REQUEST_ID_LIFETIME_MS = 3 * 60 * 60 * 1000;

export function vaultRoutes(web: FastifyInstance, world: World): void {
  const allowed = (handle: (call: Call) => Outcome) => (call: Call) => {
    if (!call.account.vault) throw noVault();
    return handle(call);
  };

  takeCall(web, world, {
    method: "POST",
    path: "/v3/vault/setup-tokens",
    once: {
      forMs: REQUEST_ID_LIFETIME_MS,
      otherBody: "refused",
      show: (_call, made) => showSetupToken(world, world.setupTokens.get(made) ?? gone()),
    },
    handle: allowed((call) => {
      const token = createSetupToken(world, call);
      return { status: 201, body: showSetupToken(world, token), made: token.id };
    }),
  });

  takeCall(web, world, {
    method: "GET",
    path: "/v3/vault/setup-tokens/:id",
    handle: allowed((call) => ({ status: 200, body: showSetupToken(world, findRow(world.setupTokens, call)) })),
  });

  /** Called only by PayPal's script in the page, with the card that was entered there. */
  takeCall(web, world, {
    method: "POST",
    path: "/v3/vault/setup-tokens/:id/update",
    fromBrowsers: true,
    handle: allowed((call) => {
      const token = confirmSetupToken(world, findRow(world.setupTokens, call), call.body);
      return { status: 200, body: showSetupToken(world, token) };
    }),
  });

  takeCall(web, world, {
    method: "POST",
    path: "/v3/vault/payment-tokens",
    once: {
      forMs: REQUEST_ID_LIFETIME_MS,
      otherBody: "refused",
      show: (_call, made) => showPaymentToken(world, world.paymentTokens.get(made) ?? gone()),
    },
    handle: allowed((call) => {
      const token = createPaymentToken(world, call);
      return { status: 201, body: showPaymentToken(world, token), made: token.id };
    }),
  });

  takeCall(web, world, {
    method: "GET",
    path: "/v3/vault/payment-tokens",
    handle: allowed((call) => ({ status: 200, body: listTokens(world, call) })),
  });

  takeCall(web, world, {
    method: "GET",
    path: "/v3/vault/payment-tokens/:id",
    handle: allowed((call) => ({ status: 200, body: showPaymentToken(world, findRow(world.paymentTokens, call)) })),
  });

  takeCall(web, world, {
    method: "DELETE",
    path: "/v3/vault/payment-tokens/:id",
    handle: allowed((call) => {
      const token = findRow(world.paymentTokens, call);
      world.paymentTokens.delete(token.id);
      emitEvent(world, token.account, {
        type: "VAULT.PAYMENT-TOKEN.DELETED",
        of: "payment_token",
        summary: "A payment token has been deleted",
        resource: showPaymentToken(world, token),
        about: token.id,
      });
      return { status: 204 };
    }),
  });
}

function listTokens(world: World, { account, query }: Call) {
  const customerId = query.get("customer_id") ?? "";
  const size = Math.min(Math.max(Number(query.get("page_size") ?? 5), 1), 20);
  const page = Math.max(Number(query.get("page") ?? 1), 1);
  const tokens = [...world.paymentTokens.values()]
    .filter((token) => token.account === account.id && token.customerId === customerId)
    .toReversed();
  return {
    ...(query.get("total_required") === "true" && {
      total_items: tokens.length,
      total_pages: Math.ceil(tokens.length / size),
    }),
    customer: { id: customerId },
    payment_tokens: tokens.slice((page - 1) * size, page * size).map((token) => showPaymentToken(world, token)),
    links: [{ href: `${world.base()}/v3/vault/payment-tokens`, rel: "self", method: "GET" }],
  };
}

function gone(): never {
  throw missing();
}
