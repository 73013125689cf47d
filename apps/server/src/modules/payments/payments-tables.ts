import type { MethodType, Provider } from "@offertory/contract";
import type { Currency } from "@offertory/i18n";
import type { ColumnType, Generated, Kysely } from "kysely";
import type { DonationsTables } from "../donations/index.ts";
import type { GatewaysTables } from "../gateways/index.ts";
import type { EventSubject } from "../payment-providers/index.ts";
import type { VisitorsTables } from "../visitors/index.ts";
import type { IntentStatus } from "./intents/intent-status.ts";
import type { OrderTables } from "./orders/order-tables.ts";

type Once<T> = ColumnType<T, T | undefined, never>;

export type PaymentsTables = {
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
    currency: Currency;
    notes: string;
    campaign: Generated<string | null>;
    /** The subscription that this gift renews, and the due date in the church's time zone; null for one-time gifts. */
    scheduleId: Generated<string | null>;
    dueOn: Generated<string | null>;
    purpose: Generated<string | null>;
    status: IntentStatus;
    providerId: Generated<string>;
    transactionId: Generated<string>;
    clientSecret: Generated<string>;
    /** The donor's IP address for the mandate of a bank debit; null for cards, and once the provider has answered. */
    clientAddress: Generated<string | null>;
    failure: Generated<string>;
    failureCode: Generated<string>;
    checkAt: Date | null;
    checks: Generated<number>;
    createdAt: Once<Date>;
    updatedAt: ColumnType<Date, Date | undefined, Date>;
  };
  intentFunds: { churchId: string; intentId: string; position: number; fundId: string; amount: number };
  webhookInbox: {
    churchId: string;
    gatewayId: string;
    eventId: string;
    type: string;
    about: EventSubject;
    objectId: string;
    intentId: string;
    /** True when the event came from the provider's list, false when it came as a webhook. */
    polled: Generated<boolean>;
    receivedAt: Once<Date>;
    workedAt: ColumnType<Date | null, undefined, Date>;
  };
  eventPolls: { churchId: string; gatewayId: string; readUntil: Date | null; nextAt: Date };
} & OrderTables &
  GatewaysTables &
  DonationsTables &
  VisitorsTables;

export type PaymentsDatabase = Kysely<PaymentsTables>;
