import { FAULT_KINDS, type Fault, type FaultKind, type Provider } from "./faults.ts";
import type { Body } from "./read-body.ts";

/** Returns the fault that the body describes, or a sentence about what is wrong with it. */
export function readFault(body: Body): Omit<Fault, "id"> | string {
  const provider = body.text("provider");
  const kind = body.text("kind");
  const times = body.has("times") ? body.number("times") : 1;
  const delayMs = body.has("delayMs") ? body.number("delayMs") : 2000;
  if (!isProvider(provider)) return "provider is stripe or paypal.";
  if (!isKind(kind)) return `kind is one of ${FAULT_KINDS.join(", ")}.`;
  if (!Number.isInteger(times) || times < 1) return "times is a whole number from 1.";
  if (!Number.isInteger(delayMs) || delayMs < 0) return "delayMs is a whole number from 0.";
  // 500-saved saves its answer under the idempotency key. By default the work is done too, unless the body sets `done`
  // to false.
  const done = body.has("done") ? body.flag("done") : kind === "500-saved";
  return { provider, kind, done, times, delayMs, match: body.text("match") || "*" };
}

function isProvider(text: string): text is Provider {
  return text === "stripe" || text === "paypal";
}

function isKind(text: string): text is FaultKind {
  return FAULT_KINDS.some((kind) => kind === text);
}
