import type { PageGateway } from "@offertory/contract/giving/donations/donation-page";
import type { CardState } from "@offertory/giving-client/card-entry";

export interface CardPartProps {
  gateway: PageGateway;
  /** The payment provider's script is fetched when somebody begins to give, not before. */
  isAwake: boolean;
  problem: string | null;
  onState(state: CardState): void;
  onProblem(text: string | null): void;
}
