import type { FundingSource } from "@offertory/contract";
import type { CardEntryTarget, PaymentSourceRequest } from "../card-entry/card-entry.ts";

export type AccountsTarget = Pick<CardEntryTarget, "call" | "churchId" | "gateway">;

/** What the donor did in the window. Nothing is charged before the gift itself is sent. */
export type Approval = { kind: "approved"; orderId: string } | { kind: "closed" };

/** The gift that the donor is asked to approve. */
export type AccountRequest = Pick<PaymentSourceRequest, "gift" | "captchaToken">;

/** The accounts of a payment provider that a donor can pay from in a window of the provider. */
export interface Accounts {
  /** Those that the church can take and this device can open. */
  offered: readonly FundingSource[];
  /** The elements that the provider's script draws as buttons. */
  buttons: Record<FundingSource, string>;
  /**
   * Opens the window and asks the donor to approve the gift. It must be called within the click, else the browser
   * blocks the window; the gift may follow. Another window that is open is closed. Throws the reason why there is no
   * gift, or a PaymentFailed.
   */
  pay(source: FundingSource, request: Promise<AccountRequest>): Promise<Approval>;
  /** Closes the window, if one is open. */
  close(): void;
}
