import type { RecurringDatabase, RecurringTables } from "../recurring-tables.ts";
import type { MethodUser } from "../../payments/index.ts";
import { takeOverMethods } from "./take-over-methods.ts";
import { subscriptionStore } from "../store/subscription-store.ts";

/** Keeps a saved method from being deleted while a subscription uses it, and updates its digits on subscriptions. */
export const subscriptionsAsMethodUser = (db: RecurringDatabase): MethodUser => ({
  isUsing: async (churchId, methodId) => (await subscriptionStore(db).listOfMethod(churchId, methodId)).length > 0,
  takeOverMethods: (donor) => takeOverMethods(db, donor),
  onRenewed: async (tx, { churchId, gatewayId, id, name, last4 }) => {
    await subscriptionStore(tx.$extendTables<RecurringTables>()).renameMethod(
      { churchId, gatewayId, id },
      { name, last4 },
    );
  },
});
