import type { IntervalUnit, MethodType, Provider } from "@offertory/contract";
import type { Currency } from "@offertory/i18n";
import type { ColumnType, Generated } from "kysely";

type Once<T> = ColumnType<T, T | undefined, never>;

export type SubscriptionStatus = "active" | "past_due" | "incomplete" | "cancelled";

/** Subscriptions, their fund lines, and renewals: the payments that a provider takes by itself. */
export type SubscriptionTables = {
  subscriptions: {
    churchId: string;
    id: string;
    gatewayId: string;
    provider: Provider;
    scheduleOwner: "provider" | "us";
    personId: string;
    clientKey: string | null;
    requestHash: string;
    providerKey: string;
    providerId: Generated<string>;
    providerItem: Generated<string>;
    customerId: string;
    methodId: string;
    methodType: MethodType;
    methodName: string;
    methodLast4: string;
    amount: number;
    coveredFee: number;
    currency: Currency;
    intervalUnit: IntervalUnit;
    intervalCount: number;
    notes: string;
    /** The campaign of the link that it was started through, which all its donations have. */
    campaign: Generated<string | null>;
    anchor: Date;
    firstDay: string;
    beginsAt: Date | null;
    dueOn: string;
    nextDue: Date | null;
    status: SubscriptionStatus;
    clientSecret: Generated<string>;
    failure: Generated<string>;
    /** The provider's code of that failure. */
    failureCode: Generated<string>;
    tries: Generated<number>;
    toSync: Generated<"" | "change" | "end">;
    /** Payments due before this day are not charged. */
    resumesOn: ColumnType<string | null, string | null | undefined, string | null>;
    /** The due day that was skipped last. */
    skippedOn: ColumnType<string | null, string | null | undefined, string | null>;
    endsOn: ColumnType<string | null, string | null | undefined, string | null>;
    maxPayments: ColumnType<number | null, number | null | undefined, number | null>;
    endReason: Generated<string>;
    /** Increases with each change, so that each one is confirmed to the donor once. */
    revision: Generated<number>;
    checkAt: Date | null;
    checks: Generated<number>;
    createdAt: Once<Date>;
    updatedAt: ColumnType<Date, Date | undefined, Date>;
    endedAt: ColumnType<Date | null, undefined, Date>;
  };
  subscriptionFunds: { churchId: string; subscriptionId: string; position: number; fundId: string; amount: number };
  renewals: {
    churchId: string;
    gatewayId: string;
    billId: string;
    subscriptionId: string;
    intentId: string;
    dueAt: Date;
    notifiedTries: Generated<number>;
    createdAt: Once<Date>;
  };
};
