import type { GivingDatabase, GivingTables } from "../giving-tables.ts";
import type { MethodUser } from "../payment-methods/method-user.ts";
import { subscriptionStore } from "./subscription-store.ts";

/** Recurring gifts are paid with saved methods: while one goes on, its method stays, and they show its new digits. */
export const subscriptionsAsMethodUser = (db: GivingDatabase): MethodUser => ({
  isUsing: async (churchId, methodId) => (await subscriptionStore(db).listOfMethod(churchId, methodId)).length > 0,
  onRenewed: async (tx, { churchId, gatewayId, id, name, last4 }) => {
    await subscriptionStore(tx.$extendTables<GivingTables>()).renameMethod(
      { churchId, gatewayId, id },
      { name, last4 },
    );
  },
});
