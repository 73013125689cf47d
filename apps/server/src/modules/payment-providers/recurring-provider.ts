import type { IntervalUnit } from "@offertory/contract";
import type { Money } from "../../platform/money/money.ts";
import type { Account } from "./account.ts";

/** What a provider asks for one period of a recurring gift. */
export interface Bill {
  id: string;
  /** The charge that pays it; empty while there is none. */
  chargeId: string;
  amount: Money;
  dueAt: Date;
  status: "open" | "paid" | "void";
  /** Of the beginning, while the donor is there to be told. */
  isFirst: boolean;
  tries: number;
  paidAt: Date | null;
}

/** What a provider says of a recurring gift at this moment. */
export type ScheduleUpdate =
  | {
      outcome: "active" | "past-due" | "incomplete" | "cancelled";
      providerId: string;
      /** What of it carries the amount; clients send it back to us. */
      item: string;
      /** Our own name for it. */
      subscriptionId: string;
      nextDue: Date | null;
      /** The latest, or the one that was asked about. */
      bill: Bill | null;
    }
  | { outcome: "refused"; code: string; reason: string }
  /** Nobody knows whether it began or changed: asked again later, under the same key. */
  | { outcome: "unknown"; why: string };

export interface Terms {
  methodId: string;
  amount: Money;
  intervalUnit: IntervalUnit;
  intervalCount: number;
}

export interface ScheduleOrder extends Terms {
  /** Written down before the call, and the same at every try, like all that comes with it. */
  key: string;
  subscriptionId: string;
  customerId: string;
  /** Null: at once. */
  beginsAt: Date | null;
}

/** Of a provider that takes the payments of recurring gifts by itself. For the others our own timetable does. */
export interface Recurring {
  begin(account: Account, order: ScheduleOrder): Promise<ScheduleUpdate>;
  /** The present state, by the provider's own id, or by listing when that never reached us. Null: there is none. */
  look(
    account: Account,
    sought: { providerId: string; subscriptionId: string; customerId: string },
  ): Promise<ScheduleUpdate | null>;
  /** The recurring gift that a bill is of, with that bill. Null: there is no such bill, or it is of nothing recurring. */
  lookByBill(account: Account, billId: string): Promise<ScheduleUpdate | null>;
  /** Those made since, oldest first. */
  bills(account: Account, sought: { providerId: string; since: Date }): Promise<Bill[]>;
  /** Brings it to these terms. What is paid stays paid, and the next payment stays due when it was. */
  change(account: Account, wanted: Terms & { providerId: string }): Promise<ScheduleUpdate>;
  /** Tries an open bill again, with this method. What came of it, the charge tells. */
  payBill(account: Account, bill: { id: string; methodId: string }): Promise<void>;
  /** Ends it there; what is open is no longer asked for. */
  end(account: Account, providerId: string): Promise<ScheduleUpdate>;
}
