import type { PageGateway } from "@offertory/contract/giving/donation-page";
import type { CardEntry } from "./card-entry.ts";

/** Where card entry stands: not there yet, there, or not to be had. */
export type CardState = { kind: "loading" } | { kind: "ready"; entry: CardEntry } | { kind: "failed"; text: string };

export interface CardPartProps {
  gateway: PageGateway;
  /** The payment provider's script is fetched when somebody begins to give, not before. */
  isAwake: boolean;
  problem: string | null;
  onState(state: CardState): void;
  onProblem(text: string | null): void;
}
