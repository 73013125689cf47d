import type { Environment, FeeRates, MethodType, Provider } from "@offertory/contract";
import type { ColumnType, Generated, Kysely } from "kysely";
import type { AuditTables } from "./audit/audit-tables.ts";
import type { BooksTables } from "./books-tables.ts";
import type { DashboardTables } from "./dashboard/dashboard-tables.ts";
import type { TryTables } from "./card-testing/attempt-tables.ts";
import type { GuestTables } from "./guests/guest-tables.ts";
import type { SentEmailTables } from "./sent-emails/sent-email-tables.ts";
import type { OrderTables } from "./orders/order-tables.ts";
import type { StatementTables } from "./statements/statement-tables.ts";
import type { SubscriptionTables } from "./subscriptions/subscription-tables.ts";
import type { EventSubject } from "./providers/payment-provider.ts";

type Once<T> = ColumnType<T, T | undefined, never>;

/** The tables that giving owns. */
export type GivingTables = {
  funds: {
    churchId: string;
    id: string;
    name: string;
    taxDeductible: Generated<boolean>;
    position: Generated<number>;
    closedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
    createdAt: Once<Date>;
  };
  gateways: {
    churchId: string;
    id: string;
    provider: Provider;
    environment: Environment;
    publicKey: string;
    /** Sealed; empty where there is none. */
    privateKey: string;
    /** Sealed; empty where nothing can be told to us, and we ask instead. */
    webhookSecret: Generated<string>;
    productId: Generated<string>;
    enabled: boolean;
    payFees: boolean;
    rates: ColumnType<FeeRates, string, string>;
    createdAt: Once<Date>;
  };
  customers: { churchId: string; gatewayId: string; id: string; personId: string | null; createdAt: Once<Date> };
  methodSetups: { churchId: string; gatewayId: string; id: string; customerId: string; createdAt: Date };
  paymentMethods: {
    churchId: string;
    id: string;
    gatewayId: string;
    customerId: string;
    personId: string | null;
    type: MethodType;
    name: string;
    last4: string;
    expMonth: number | null;
    expYear: number | null;
    status: "active" | "new" | "verified";
    holderName: string;
    holderType: "individual" | "company";
    email: string;
    fingerprint: string;
    removedAt: ColumnType<Date | null, undefined, Date>;
    createdAt: Once<Date>;
  };
  paymentIntents: {
    churchId: string;
    id: string;
    gatewayId: string;
    provider: Provider;
    personId: string;
    clientKey: string | null;
    requestHash: string;
    providerKey: string;
    methodId: string;
    methodType: MethodType;
    methodName: string;
    methodLast4: string;
    customerId: string;
    amount: number;
    coveredFee: number;
    notes: string;
    /** The recurring gift that this is a payment of, and the day in the church's calendar that it was due on. */
    scheduleId: Generated<string | null>;
    dueOn: Generated<string | null>;
    purpose: Generated<string | null>;
    status: IntentStatus;
    providerId: Generated<string>;
    transactionId: Generated<string>;
    clientSecret: Generated<string>;
    failure: Generated<string>;
    failureCode: Generated<string>;
    checkAt: Date | null;
    checks: Generated<number>;
    createdAt: Once<Date>;
    updatedAt: ColumnType<Date, Date | undefined, Date>;
  };
  intentFunds: { churchId: string; intentId: string; position: number; fundId: string; amount: number };
  batches: {
    churchId: string;
    id: string;
    name: string;
    batchDate: string;
    online: boolean;
    closedAt: ColumnType<Date | null, undefined, Date | null>;
    createdAt: Once<Date>;
  };
  donations: {
    churchId: string;
    id: string;
    batchId: string;
    personId: string | null;
    intentId: string | null;
    scheduleId: Generated<string | null>;
    provider: Provider | null;
    transactionId: string | null;
    donatedOn: string;
    donatedAt: Date;
    amount: number;
    coveredFee: number;
    providerFee: number | null;
    refunded: Generated<number>;
    method: string;
    methodDetails: string;
    notes: string;
    status: "succeeded" | "partially_refunded" | "refunded" | "disputed" | "charged_back" | "voided";
    recordKey: Generated<string | null>;
    revision: Generated<number>;
    createdAt: Once<Date>;
  };
  donationFunds: {
    churchId: string;
    donationId: string;
    position: number;
    fundId: string;
    amount: number;
    refunded: Generated<number>;
  };
  ledger: {
    churchId: string;
    line: ColumnType<string, never, never>;
    entryId: string;
    at: Date;
    reason: string;
    account: string;
    fundId: string | null;
    donationId: string | null;
    amount: number;
    reference: string;
  };
  refunds: {
    churchId: string;
    id: string;
    donationId: string;
    providerKey: string;
    amount: number;
    funds: ColumnType<{ fundId: string; amount: number }[], string, string>;
    status: "processing" | "succeeded" | "failed";
    providerId: Generated<string>;
    failure: Generated<string>;
    note: string;
    askedBy: string;
    checkAt: Date | null;
    checks: Generated<number>;
    createdAt: Once<Date>;
  };
  webhookInbox: {
    churchId: string;
    gatewayId: string;
    eventId: string;
    type: string;
    about: EventSubject;
    objectId: string;
    intentId: string;
    /** Asked for by us, as where the provider cannot reach us. */
    polled: Generated<boolean>;
    receivedAt: Once<Date>;
    workedAt: ColumnType<Date | null, undefined, Date>;
  };
  /** Of people: their names. */
  peopleNames: { churchId: string; personId: string; displayName: string };
  churchCards: { churchId: string; timeZone: string };
} & SubscriptionTables &
  SentEmailTables &
  StatementTables &
  OrderTables &
  GuestTables &
  TryTables &
  BooksTables &
  DashboardTables &
  AuditTables;

export const INTENT_STATUSES = [
  "created",
  "processing",
  "requires_action",
  "succeeded",
  "failed",
  "cancelled",
] as const;
export type IntentStatus = (typeof INTENT_STATUSES)[number];

export type GivingDatabase = Kysely<GivingTables>;
