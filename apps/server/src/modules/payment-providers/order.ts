import type { FundingSource } from "@offertory/contract";
import type { Money } from "../../platform/money/money.ts";
import type { SavedMethod } from "./saved-method.ts";

/** An order to create. The provider's script then collects the card for it in the donor's browser. */
export interface NewOrder {
  key: string;
  /** The id of the gift that the order will pay. The provider returns it with the order, captures and events. */
  giftId: string;
  amount: Money;
  /** Whether the provider saves the card for later gifts of the same donor. */
  save: boolean;
  /** The donor's customer id at the provider; empty where the donor has none yet. */
  customerId: string;
  /** The account that the donor pays from in the provider's window; null for a card. */
  fundingSource: FundingSource | null;
}

export type OrderResult =
  | { outcome: "made"; orderId: string }
  /** This account may not save cards, so it cannot take recurring gifts. */
  | { outcome: "no-vault" }
  | { outcome: "unavailable" };

/** The donor as the account shows it from which an order was approved. */
export interface OrderPayer {
  fundingSource: FundingSource;
  email: string;
  firstName: string;
  lastName: string;
}

/** The card behind an order. */
export interface OrderCard {
  name: string;
  last4: string;
  /** The saved card or account, once the order is paid; null when it was not saved. */
  saved: { method: SavedMethod; customerId: string } | null;
}
