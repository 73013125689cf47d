import type { Kysely } from "kysely";
import type { PaymentsTables } from "../payments/index.ts";
import type { SubscriptionTables } from "./store/subscription-tables.ts";

export type RecurringTables = {
  manageLinks: { churchId: string; subscriptionId: string; generation: number };
} & SubscriptionTables &
  PaymentsTables;

export type RecurringDatabase = Kysely<RecurringTables>;
