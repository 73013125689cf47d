import { CARD_ENTRY_FAILURES } from "./card-entry-failures.ts";
import type { CardEntry, CardGateway } from "./card-entry.ts";
import { type Failure, PaymentFailed } from "./payment-failed.ts";
import type { CardState } from "./use-card-entry.ts";

type Kind = Pick<CardGateway, "capabilities">;

/** Why the card that was typed cannot be used, or null; what is wrong with it is said under its fields. */
export function cardProblem(state: CardState, { capabilities }: Kind): Failure | null {
  const { failed, missing } = CARD_ENTRY_FAILURES[capabilities.cardEntry];
  if (state.kind === "ready") return state.entry.check();
  return state.kind === "failed" ? failed : missing;
}

/** The card that was typed, once it can be used. Throws a PaymentFailed that says why it cannot. */
export function typedCard(state: CardState, gateway: Kind): CardEntry {
  const problem = cardProblem(state, gateway);
  if (state.kind === "ready" && !problem) return state.entry;
  throw new PaymentFailed(problem ?? "card-invalid", { onCard: state.kind !== "failed" });
}
