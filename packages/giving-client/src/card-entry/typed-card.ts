import { CARD_ENTRY_FAILURES } from "./card-entry-failures.ts";
import type { CardEntry, CardGateway } from "./card-entry.ts";
import { type Failure, PaymentFailed } from "./payment-failed.ts";
import type { CardState } from "./use-card-entry.ts";

type Kind = Pick<CardGateway, "capabilities">;

/** Returns why the typed card cannot be used, or null; details are shown under its fields. */
export function cardProblem(state: CardState, { capabilities }: Kind): Failure | null {
  const { failed, missing } = CARD_ENTRY_FAILURES[capabilities.cardEntry];
  if (state.kind === "ready") return state.entry.check();
  return state.kind === "failed" ? failed : missing;
}

/** Returns the card entry once its card can be used, else throws a PaymentFailed with the reason. */
export function typedCard(state: CardState, gateway: Kind): CardEntry {
  const problem = cardProblem(state, gateway);
  if (state.kind === "ready" && !problem) return state.entry;
  throw new PaymentFailed(problem ?? "card-invalid", { onCard: state.kind !== "failed" });
}
