import type { Insertable, Selectable } from "kysely";
import type { PaymentsDatabase, PaymentsTables } from "../payments-tables.ts";

export type GiftOrder = Selectable<PaymentsTables["giftOrders"]>;

export const orderStore = (db: PaymentsDatabase) => ({
  add: (order: Insertable<PaymentsTables["giftOrders"]>): Promise<GiftOrder> =>
    db.insertInto("giftOrders").values(order).returningAll().executeTakeFirstOrThrow(),

  keepOrderId: ({ churchId, id }: GiftOrder, orderId: string) =>
    db.updateTable("giftOrders").set({ orderId }).where("churchId", "=", churchId).where("id", "=", id).execute(),

  findByOrderId: (churchId: string, gatewayId: string, orderId: string): Promise<GiftOrder | undefined> =>
    db
      .selectFrom("giftOrders")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("gatewayId", "=", gatewayId)
      .where("orderId", "=", orderId)
      .where("orderId", "<>", "")
      .executeTakeFirst(),

  find: (churchId: string, id: string): Promise<GiftOrder | undefined> =>
    db.selectFrom("giftOrders").selectAll().where("churchId", "=", churchId).where("id", "=", id).executeTakeFirst(),

  /** Deletes older orders that have no payment intent. */
  deleteUnused: (before: Date) =>
    db
      .deleteFrom("giftOrders as o")
      .where("o.createdAt", "<", before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("paymentIntents as i")
              .select("i.id")
              .whereRef("i.churchId", "=", "o.churchId")
              .whereRef("i.id", "=", "o.id"),
          ),
        ),
      )
      .execute(),
});
