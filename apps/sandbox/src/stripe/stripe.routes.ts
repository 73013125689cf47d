import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answerThroughFaults } from "../payments/answer-through-faults.ts";
import type { Faults } from "../payments/faults.ts";
import { accountCalls } from "./account.calls.ts";
import { answerCall } from "./answer-call.ts";
import { bankCalls } from "./bank/bank.calls.ts";
import type { Call } from "./call.ts";
import { chargeCalls } from "./charges/charge.calls.ts";
import {
  confirmationTokenCalls,
  confirmationTokenScriptCalls,
} from "./confirmation-tokens/confirmation-token.calls.ts";
import { customerCalls } from "./customers/customer.calls.ts";
import { disputeCalls } from "./disputes/dispute.calls.ts";
import { eventCalls } from "./events/event.calls.ts";
import { webhookEndpointCalls } from "./events/webhook-endpoint.calls.ts";
import type { Accounts } from "./open-accounts.ts";
import { Params } from "./params.ts";
import { paymentIntentCalls } from "./payment-intents/payment-intent.calls.ts";
import { paymentMethodCalls } from "./payment-methods/payment-method.calls.ts";
import { balanceCalls } from "./payouts/balance.calls.ts";
import { readKey } from "./read-key.ts";
import { refundCalls } from "./refunds/refund.calls.ts";
import { setupIntentCalls } from "./setup-intents/setup-intent.calls.ts";
import { StripeError } from "./stripe-error.ts";
import { invoiceCalls } from "./subscriptions/invoice.calls.ts";
import { productCalls } from "./subscriptions/product.calls.ts";
import { subscriptionCalls } from "./subscriptions/subscription.calls.ts";
import { API_VERSION } from "./wire.ts";

export const CALLS: Call[] = [
  ...accountCalls,
  ...customerCalls,
  ...paymentMethodCalls,
  ...bankCalls,
  ...confirmationTokenCalls,
  ...setupIntentCalls,
  ...paymentIntentCalls,
  ...chargeCalls,
  ...refundCalls,
  ...balanceCalls,
  ...productCalls,
  ...subscriptionCalls,
  ...invoiceCalls,
  ...disputeCalls,
  ...eventCalls,
  ...webhookEndpointCalls,
];

/** What only Stripe's script calls: Stripe does not publish it, and its library does not have it. */
export const SCRIPT_CALLS: Call[] = [...confirmationTokenScriptCalls];

const TOO_MANY = {
  error: { type: "invalid_request_error", code: "rate_limit", message: "Request rate limit exceeded." },
};
const BROKEN = { error: { type: "api_error", message: "An unexpected error occurred." } };

/** Stripe's API is at the root because its library accepts a host, not a path. */
export function stripeApi(web: FastifyInstance, accounts: Accounts, faults: Faults): void {
  web.removeContentTypeParser("application/x-www-form-urlencoded");
  web.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, body.toString()),
  );

  web.addHook("onRequest", async (request, reply) => {
    // Pages of any origin may call with a publishable key, as at Stripe.
    reply.headers({
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "Request-Id",
      "request-id": `req_${randomBytes(7).toString("hex")}`,
      "stripe-version": API_VERSION,
    });
    const version = request.headers["stripe-version"];
    if (version !== undefined && version !== API_VERSION) {
      return sendError(
        reply,
        new StripeError(400, {
          message: `Invalid Stripe API version: ${String(version)}. The sandbox speaks ${API_VERSION}.`,
        }),
      );
    }
  });

  web.options("/v1/*", (_request, reply) =>
    reply
      .code(204)
      .headers({
        "access-control-allow-methods": "GET, POST, DELETE",
        "access-control-allow-headers": "authorization, content-type, stripe-version, idempotency-key",
        "access-control-max-age": "300",
      })
      .send(),
  );

  for (const call of [...CALLS, ...SCRIPT_CALLS]) {
    web.route({
      method: call.method,
      url: call.path,
      handler: (request, reply) => handle(call, request, reply),
    });
  }

  web.route({
    method: ["GET", "POST", "DELETE", "PUT", "PATCH"],
    url: "/v1/*",
    handler: ({ method, url }, reply) => sendError(reply, unknownCall(method, url)),
  });

  web.setErrorHandler((error, _request, reply) => {
    if (error instanceof StripeError) return sendError(reply, error);
    const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
    const message = error instanceof Error ? error.message : String(error);
    if (status >= 400 && status < 500) return sendError(reply, new StripeError(status, { message }));
    return sendError(
      reply,
      new StripeError(500, { type: "api_error", message: `The sandbox met an error of its own: ${message}` }),
    );
  });

  async function handle(call: Call, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const key = readKey(request);
    if (key.kind === "publishable" && !call.browser) throw needsSecretKey();
    // A secret key in a browser is a mistake or an attack.
    if (key.kind === "secret" && request.headers.origin !== undefined) throw needsNoBrowser();
    const account = accounts.of(key.account);
    const [path = "", query = ""] = request.url.split("?", 2);
    const body = typeof request.body === "string" ? request.body : "";
    const ids = new Map(Object.entries(request.params ?? {}));
    const asked = {
      params: Params.parse(call.method === "POST" ? body : query),
      id: String(ids.get("id") ?? ""),
      subId: String(ids.get("subId") ?? ""),
      url: path,
      fromBrowser: key.kind === "publishable",
    };
    const idempotencyKey = request.headers["idempotency-key"];
    const details = {
      id: String(reply.getHeader("request-id")),
      idempotencyKey: typeof idempotencyKey === "string" ? idempotencyKey : undefined,
      body,
    };
    return answerThroughFaults(
      { faults, provider: "stripe", request, reply, tooMany: TOO_MANY, broken: BROKEN },
      (orders) => answerCall(account, call, asked, details, orders, accounts.saved),
    );
  }
}

function sendError(reply: FastifyReply, error: StripeError): FastifyReply {
  return reply
    .code(error.status)
    .type("application/json")
    .send(JSON.stringify({ error: error.body }));
}

function unknownCall(method: string, url: string): StripeError {
  return new StripeError(404, {
    message: `Unrecognized request URL (${method}: ${url.split("?")[0]}). The sandbox does not know this call.`,
  });
}

function needsSecretKey(): StripeError {
  return new StripeError(401, {
    code: "secret_key_required",
    message: "This API call cannot be made with a publishable API key. Please use a secret API key.",
  });
}

function needsNoBrowser(): StripeError {
  return new StripeError(401, { message: "This API call cannot be made from a browser with a secret API key." });
}
