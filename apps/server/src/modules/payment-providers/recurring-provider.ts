import type { IntervalUnit } from "@offertory/contract";
import type { Money } from "../../platform/money/money.ts";
import type { Account } from "./account.ts";

/** One renewal of a subscription, which Stripe calls an invoice. */
export interface RenewalInvoice {
  id: string;
  /** The provider's id of the payment intent that pays the invoice; empty while there is none. */
  chargeId: string;
  amount: Money;
  dueAt: Date;
  status: "open" | "paid" | "void";
  /** Whether it is the invoice of the start, when the donor is present and sees a decline at once. */
  isFirst: boolean;
  tries: number;
  paidAt: Date | null;
}

/** The current state of a subscription, as the provider reports it. */
export type ScheduleUpdate =
  | {
      outcome: "active" | "past-due" | "incomplete" | "cancelled";
      providerId: string;
      /** The id of the subscription item that has the amount; clients send it back to change the subscription. */
      item: string;
      /** Our id, from the metadata of the provider's subscription. */
      subscriptionId: string;
      /** When the next payment is charged: after a pause, not the end of the current period. */
      nextDue: Date | null;
      isPaused: boolean;
      /** The latest invoice, or the one that `fetchByInvoice` was called with. */
      invoice: RenewalInvoice | null;
    }
  | { outcome: "refused"; code: string; reason: string }
  /** Whether the subscription began or changed is not known: asked again later, under the same key. */
  | { outcome: "unknown"; why: string };

export interface Terms {
  methodId: string;
  amount: Money;
  intervalUnit: IntervalUnit;
  intervalCount: number;
}

/** The whole plan of a running subscription. */
export interface Plan extends Terms {
  /** When the moved or coming start is; null when it has begun. */
  startsAt: Date | null;
  /** Payments due before this are not charged; null when it is not paused. */
  resumesAt: Date | null;
  /** The subscription ends instead of charging a payment that is due after this; null without an end. */
  endsAfter: Date | null;
  /** When the next payment is due, as far as we know. */
  nextDue: Date | null;
}

export interface SubscriptionRequest extends Terms {
  /** The idempotency key: committed before the call, and the same at every attempt, like all other fields. */
  key: string;
  subscriptionId: string;
  customerId: string;
  /** Null: the subscription begins at once. */
  beginsAt: Date | null;
}

/** Of a provider that charges renewals by itself. For the others our own scheduler does. */
export interface Recurring {
  begin(account: Account, request: SubscriptionRequest): Promise<ScheduleUpdate>;
  /**
   * Finds the current state by `providerId`, or where that is empty by searching the customer's subscriptions for
   * `subscriptionId`. Null: no such subscription.
   */
  look(
    account: Account,
    query: { providerId: string; subscriptionId: string; customerId: string },
  ): Promise<ScheduleUpdate | null>;
  /** Finds the subscription of an invoice, with that invoice. Null: no such invoice, or it belongs to no subscription. */
  fetchByInvoice(account: Account, billId: string): Promise<ScheduleUpdate | null>;
  /** The invoices of a subscription since a time, oldest first. */
  listInvoices(account: Account, query: { providerId: string; since: Date }): Promise<RenewalInvoice[]>;
  /**
   * Changes a subscription to these terms, which are complete: sending them again changes nothing. Paid invoices stay.
   * The next payment keeps its due date, unless `startsAt` or `resumesAt` moves it.
   */
  change(account: Account, plan: Plan & { providerId: string }): Promise<ScheduleUpdate>;
  /** Tries to pay an open invoice with this method. Returns no outcome: `fetchByInvoice` has it. */
  payInvoice(account: Account, invoice: { id: string; methodId: string }): Promise<void>;
  /** Cancels the subscription at the provider and voids its open invoices. */
  end(account: Account, providerId: string): Promise<ScheduleUpdate>;
}
