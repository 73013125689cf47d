import type { PageGateway } from "@offertory/contract/giving/donations/donation-page";
import type { CardState } from "@offertory/giving-client/card-entry";

export interface CardPartProps {
  gateway: PageGateway;
  /** Whether to load the payment provider's script: not before somebody starts to give. */
  hasInteracted: boolean;
  problem: string | null;
  onState(state: CardState): void;
  onProblem(text: string | null): void;
}
