import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answerThroughFaults, type Answer, type FaultOrders } from "../payments/answer-through-faults.ts";
import { openToken } from "./tokens/access-tokens.ts";
import { dig } from "./read-json.ts";
import { newDebugId, Refusal, unprocessable } from "./refusal.ts";
import type { AccountRow } from "./rows.ts";
import type { World } from "./world.ts";

export type Call = {
  account: AccountRow;
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  /** The body as it arrived. */
  raw: string;
  requestId: string;
  /** The caller asked for the whole resource (Prefer: return=representation), not the minimal answer. */
  whole: boolean;
};

export type Outcome = { status: number; body?: unknown; made?: string };

export type Route = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  /** Also allowed with the token of a page; all other calls need a server's token. */
  fromBrowsers?: boolean;
  handle(call: Call): Outcome;
  /** For calls with a PayPal-Request-Id: how long it is remembered, and the answer to its second use. */
  once?: { forMs: number; show(call: Call, made: string): unknown; otherBody: "ignored" | "refused" };
};

export type TextBody = { raw: string };

/**
 * Registers a call: checks the token and the request id, applies a fault if one is set, and answers in PayPal's
 * envelope.
 */
export function takeCall(web: FastifyInstance, world: World, route: Route): void {
  web.route<{ Params: Record<string, string>; Body: TextBody | undefined }>({
    method: route.method,
    url: `/paypal${route.path}`,
    handler: (request, reply) => {
      const tooMany = { name: "RATE_LIMIT_REACHED", message: "Too many calls.", debug_id: newDebugId() };
      const broken = { name: "INTERNAL_SERVER_ERROR", message: "Something broke.", debug_id: newDebugId() };
      const faulty = { faults: world.faults, provider: "paypal", request, reply, tooMany, broken } as const;
      return answerThroughFaults(faulty, (orders) => work(world, route, request, reply, orders));
    },
  });
}

async function work(
  world: World,
  route: Route,
  request: FastifyRequest<{ Params: Record<string, string>; Body: TextBody | undefined }>,
  reply: FastifyReply,
  orders: FaultOrders,
): Promise<Answer> {
  reply.header("paypal-debug-id", newDebugId());
  try {
    const call = readCall(world, route, request);
    return await (route.once && call.requestId
      ? doOnce(world, route, route.once, call, orders)
      : doNow(world, route, call, orders));
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body };
    throw error;
  }
}

async function doNow(world: World, route: Route, call: Call, orders: FaultOrders): Promise<Answer> {
  if (orders.pauseMs) await pause(orders.pauseMs);
  if (orders.doNothing && orders.answerInstead) return orders.answerInstead;
  const { status, body } = route.handle(call);
  await world.saved();
  return orders.answerInstead ?? { status, body };
}

const inFlight = new Set<string>();

async function doOnce(
  world: World,
  route: Route,
  once: NonNullable<Route["once"]>,
  call: Call,
  orders: FaultOrders,
): Promise<Answer> {
  const id = [call.account.id, route.path, call.params["id"] ?? "", call.requestId].join(" ");
  const bodyHash = createHash("sha256").update(call.raw).digest("base64url");
  const known = world.requests.get(id);
  if (known && known.time + once.forMs > world.clock.now()) {
    if (known.spoilt) return known.spoilt;
    if (once.otherBody === "refused" && known.bodyHash !== bodyHash) {
      throw unprocessable("PAYPAL_REQUEST_ID_PREVIOUSLY_USED", "This request id belongs to another call.");
    }
    await world.saved();
    return { status: 200, body: once.show(call, known.made) };
  }
  if (inFlight.has(id)) {
    throw new Refusal(409, "RESOURCE_CONFLICT", "The call conflicts with another one.", [
      { issue: "PREVIOUS_REQUEST_IN_PROGRESS", description: "A call with this request id is still under way." },
    ]);
  }
  inFlight.add(id);
  try {
    if (orders.pauseMs) await pause(orders.pauseMs);
    const time = world.clock.now();
    const spoilt = orders.answerInstead;
    if (spoilt && orders.doNothing) {
      world.requests.put(id, { id, time, bodyHash, made: "", spoilt });
      await world.saved();
      return spoilt;
    }
    deleteExpired(world);
    // A refusal is not remembered: the same request id may be used again, for example after the order got another card.
    const { status, body, made } = route.handle(call);
    world.requests.put(id, { id, time, bodyHash, made: made ?? "", spoilt });
    await world.saved();
    return spoilt ?? { status, body };
  } finally {
    inFlight.delete(id);
  }
}

const MAX_KEPT_LENGTH = 45 * 24 * 60 * 60 * 1000;

function deleteExpired(world: World): void {
  for (const { id, time } of world.requests.values()) {
    if (time + MAX_KEPT_LENGTH > world.clock.now()) return;
    world.requests.delete(id);
  }
}

function readCall(
  world: World,
  route: Route,
  request: FastifyRequest<{ Params: Record<string, string>; Body: TextBody | undefined }>,
): Call {
  const { headers, params, url } = request;
  const token = openToken(world, (headers.authorization ?? "").replace(/^Bearer /i, ""));
  const account = token && world.accounts.get(token.account);
  if (!account) throw new Refusal(401, "AUTHENTICATION_FAILURE", "The access token is missing or not valid.");
  if (token.for === "browser" && !route.fromBrowsers) {
    throw new Refusal(403, "NOT_AUTHORIZED", "The token of a page may not do this.");
  }
  refuseIfRequested(headers["paypal-mock-response"]);
  const raw = request.body?.raw ?? "";
  return {
    account,
    params,
    query: new URL(url, "http://localhost").searchParams,
    body: raw === "" ? undefined : parse(raw),
    raw,
    requestId: String(headers["paypal-request-id"] ?? ""),
    whole: String(headers["prefer"] ?? "").includes("return=representation"),
  };
}

/** PayPal's own way to test errors: the caller names the error code in the header PayPal-Mock-Response. */
function refuseIfRequested(header: unknown): void {
  if (typeof header !== "string") return;
  const code = dig(parse(header), "mock_application_codes");
  if (typeof code === "string") throw unprocessable(code, "The caller asked for this refusal.");
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    throw new Refusal(400, "INVALID_REQUEST", "The call is not well formed.", [
      { issue: "MALFORMED_REQUEST_JSON", description: "The body is not JSON." },
    ]);
  }
}
