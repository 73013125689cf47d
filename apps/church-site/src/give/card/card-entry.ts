import type { PageGateway } from "@offertory/contract/giving/donation-page";
import type { Cents } from "@offertory/contract/money/cents";
import type { Draft } from "../draft/draft.ts";
import type { Give } from "../give-context.ts";
import type { PaymentSource } from "../send/describe-gift.ts";

export interface PaymentSourceRequest {
  give: Give;
  gateway: PageGateway;
  draft: Draft;
  /** What each fund gets. */
  shares: { fundId: string; amount: Cents }[];
  ticket: string;
  total: Cents;
}

/** Where a card is typed: in frames of the payment provider, which alone see its number. */
export interface CardEntry {
  /** Makes of the card what a gift is paid with; throws a GiftProblem where that cannot be. */
  makePaymentSource(wish: PaymentSourceRequest): Promise<PaymentSource>;
  focus(): void;
  destroy(): void;
}
