import type { GivingDatabase } from "../giving-tables.ts";
import type { ToldAbout } from "../providers/payment-provider.ts";

interface Letter {
  churchId: string;
  gatewayId: string;
  eventId: string;
  type: string;
  about: ToldAbout;
  objectId: string;
  intentId: string;
  /** Asked for, not told. */
  polled?: boolean;
}

export const inboxStore = (db: GivingDatabase) => ({
  /** False when it was told before. */
  keep: async (letter: Letter): Promise<boolean> =>
    (await db
      .insertInto("webhookInbox")
      .values(letter)
      .onConflict((conflict) => conflict.columns(["gatewayId", "eventId"]).doNothing())
      .returning("eventId")
      .executeTakeFirst()) !== undefined,

  find: (gatewayId: string, eventId: string) =>
    db
      .selectFrom("webhookInbox")
      .selectAll()
      .where("gatewayId", "=", gatewayId)
      .where("eventId", "=", eventId)
      .executeTakeFirst(),

  done: (gatewayId: string, eventId: string, workedAt: Date) =>
    db
      .updateTable("webhookInbox")
      .set({ workedAt })
      .where("gatewayId", "=", gatewayId)
      .where("eventId", "=", eventId)
      .execute(),
});
