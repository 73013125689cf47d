import type { Selectable } from "kysely";
import type { PaymentsDatabase, PaymentsTables } from "../payments-tables.ts";
import type { SeenDonor } from "../../donations/index.ts";

export type MethodRow = Selectable<PaymentsTables["paymentMethods"]>;

export type StoredMethod = Omit<MethodRow, "createdAt" | "removedAt">;

export const methodStore = (db: PaymentsDatabase) => {
  const active = db.selectFrom("paymentMethods").selectAll().where("removedAt", "is", null);
  return {
    customerOf: async (churchId: string, gatewayId: string, personId: string): Promise<string | undefined> =>
      (
        await db
          .selectFrom("customers")
          .select("id")
          .where("churchId", "=", churchId)
          .where("gatewayId", "=", gatewayId)
          .where("personId", "=", personId)
          .executeTakeFirst()
      )?.id,

    keepCustomer: (customer: { churchId: string; gatewayId: string; id: string; personId: string | null }) =>
      db
        .insertInto("customers")
        .values(customer)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),

    keep: (method: StoredMethod) =>
      db
        .insertInto("paymentMethods")
        .values(method)
        .onConflict((conflict) => conflict.columns(["churchId", "gatewayId", "id"]).doUpdateSet(method))
        .execute(),

    /** Finds a method even if it was removed. */
    findIncludingRemoved: (churchId: string, gatewayId: string, id: string): Promise<MethodRow | undefined> =>
      db
        .selectFrom("paymentMethods")
        .selectAll()
        .where("churchId", "=", churchId)
        .where("gatewayId", "=", gatewayId)
        .where("id", "=", id)
        .executeTakeFirst(),

    /** The person of a customer at this gateway; null for a guest's customer, undefined for an unknown one. */
    personOf: async (churchId: string, gatewayId: string, customerId: string): Promise<string | null | undefined> =>
      (
        await db
          .selectFrom("customers")
          .select("personId")
          .where("churchId", "=", churchId)
          .where("gatewayId", "=", gatewayId)
          .where("id", "=", customerId)
          .executeTakeFirst()
      )?.personId,

    listOf: ({ churchId, personId }: SeenDonor): Promise<MethodRow[]> =>
      active.where("churchId", "=", churchId).where("personId", "=", personId).orderBy("createdAt").execute(),

    findInChurch: (churchId: string, id: string): Promise<MethodRow | undefined> =>
      active.where("churchId", "=", churchId).where("id", "=", id).executeTakeFirst(),

    /** Blanks the personal data in the methods of a person who is erased. */
    blankPersonalData: (churchId: string, personId: string) =>
      db
        .updateTable("paymentMethods")
        .set({ holderName: "", email: "", name: "", last4: "", fingerprint: "", expMonth: null, expYear: null })
        .where("churchId", "=", churchId)
        .where("personId", "=", personId)
        .execute(),

    remove: ({ churchId, gatewayId, id }: MethodRow, removedAt: Date) =>
      db
        .updateTable("paymentMethods")
        .set({ removedAt })
        .where("churchId", "=", churchId)
        .where("gatewayId", "=", gatewayId)
        .where("id", "=", id)
        .execute(),

    find: (churchId: string, gatewayId: string, id: string): Promise<MethodRow | undefined> =>
      active
        .where("churchId", "=", churchId)
        .where("gatewayId", "=", gatewayId)
        .where("id", "=", id)
        .executeTakeFirst(),
  };
};
