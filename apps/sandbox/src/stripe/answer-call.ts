import { setTimeout as pause } from "node:timers/promises";
import type { Answer, FaultOrders } from "../payments/answer-through-faults.ts";
import type { Account } from "./account.ts";
import type { CallInput, Call } from "./call.ts";
import { expandAnswer, refuseExpansion } from "./expand-answer.ts";
import { findAnswer, fingerprintOf, keepAnswer, takeKey } from "./idempotency.ts";
import { StripeError } from "./stripe-error.ts";
import { findProblems } from "../payments/schemas/find-problems.ts";
import type { Params } from "./params.ts";
import { PARAMS } from "./schemas/read-schemas.ts";

export type Request = {
  id: string;
  idempotencyKey: string | undefined;
  /** The body as it was sent. */
  body: string;
};

/** Runs a call once per idempotency key, and resolves when its changes are on disk. */
export async function answerCall(
  account: Account,
  call: Call,
  input: CallInput,
  request: Request,
  orders: FaultOrders,
  saved: () => Promise<void>,
): Promise<Answer> {
  const key = call.method === "POST" ? request.idempotencyKey : undefined;
  if (!key) {
    if (orders.pauseMs > 0) await pause(orders.pauseMs);
    const answer = runAsOrdered(account, call, input, request, orders);
    await saved();
    return answer;
  }
  const fingerprint = fingerprintOf(call.method, input.url, request.body);
  const kept = findAnswer(account, key, fingerprint);
  if (kept) {
    await saved();
    const body: unknown = JSON.parse(kept.body);
    return { status: kept.status, body, headers: { "idempotent-replayed": "true", "idempotency-key": key } };
  }
  const release = takeKey(account, key);
  try {
    if (orders.pauseMs > 0) await pause(orders.pauseMs);
    const answer = runAsOrdered(account, call, input, request, orders);
    if (isWorthKeeping(answer)) {
      keepAnswer(account, key, { fingerprint, status: answer.status, body: JSON.stringify(answer.body) });
    }
    await saved();
    return { ...answer, headers: { "idempotency-key": key } };
  } finally {
    release();
  }
}

function runAsOrdered(account: Account, call: Call, input: CallInput, request: Request, orders: FaultOrders): Answer {
  const answer = orders.doNothing ? undefined : run(account, call, input, request);
  return orders.answerInstead ?? answer ?? { status: 500, body: {} };
}

function run(account: Account, call: Call, input: CallInput, request: Request): Answer {
  account.request = { id: request.id, idempotency_key: request.idempotencyKey ?? null };
  try {
    refuseUnknown(call, input);
    const expand = input.params.texts("expand");
    refuseExpansion(`${call.method} ${call.path}`, expand);
    return { status: 200, body: expandAnswer(account, call.run(account, input), expand) };
  } catch (error) {
    if (error instanceof StripeError) return { status: error.status, body: { error: structuredClone(error.body) } };
    throw error;
  } finally {
    account.request = { id: null, idempotency_key: null };
  }
}

function refuseUnknown(call: Call, { params }: CallInput): void {
  const known = new Set(["expand", ...call.takes.split(" ")]);
  const unknown = params.names().find((name) => !known.has(name)) ?? findUnknownParam(call, params);
  if (unknown === undefined) return;
  throw new StripeError(400, {
    code: "parameter_unknown",
    param: unknown,
    message: `Received unknown parameter: ${unknown}`,
  });
}

/** A call whose parameters could not be read never began: it may be corrected and sent again under the same key. */
function isWorthKeeping({ status, body }: Answer): boolean {
  return !(status === 400 && JSON.stringify(body).includes('"code":"parameter_'));
}

/** Returns a nested parameter that Stripe's parameter types do not have, named as Stripe names it: `card[numbre]`. */
function findUnknownParam({ method, path }: Pick<Call, "method" | "path">, params: Params): string | undefined {
  const schema = PARAMS.calls[`${method} ${path}`];
  if (!schema) return undefined;
  const nested = findProblems(schema, params.tree(), { ...PARAMS, form: true })
    .filter(({ kind }) => kind === "unknown")
    .map((problem) => problem.path.slice(1).split("."))
    .find((names) => names.length > 1);
  if (!nested) return undefined;
  const [first = "", ...rest] = nested;
  return `${first}${rest.map((name) => `[${name}]`).join("")}`;
}
