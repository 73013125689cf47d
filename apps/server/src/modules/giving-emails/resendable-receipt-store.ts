import type { GivingEmailsDatabase } from "./giving-emails-tables.ts";

export const resendableReceiptStore = (db: GivingEmailsDatabase) => ({
  /** Finds the payment intent of a donation whose receipt can be sent again: it counts, and its donor has an address. */
  find: (churchId: string, donationId: string) =>
    db
      .selectFrom("donations as d")
      .innerJoin("paymentIntents as i", (join) =>
        join
          .onRef("i.churchId", "=", "d.churchId")
          .onRef("i.provider", "=", "d.provider")
          .onRef("i.transactionId", "=", "d.transactionId")
          .onRef("i.id", "=", "d.intentId"),
      )
      .innerJoin("peopleNames as p", (join) =>
        join.onRef("p.churchId", "=", "d.churchId").onRef("p.personId", "=", "d.personId"),
      )
      .select("i.id as intentId")
      .where("d.churchId", "=", churchId)
      .where("d.id", "=", donationId)
      .where("d.status", "in", ["succeeded", "partially_refunded", "disputed"])
      .where("p.email", "<>", "")
      .executeTakeFirst(),

  exists: async (churchId: string, donationId: string): Promise<boolean> =>
    (await db
      .selectFrom("donations")
      .select("id")
      .where("churchId", "=", churchId)
      .where("id", "=", donationId)
      .executeTakeFirst()) !== undefined,
});
