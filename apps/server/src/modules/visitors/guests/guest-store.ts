import { sql, type Selectable } from "kysely";
import { notClosing } from "../../churches/index.ts";
import type { VisitorsDatabase } from "../visitors-tables.ts";
import type { GuestTables } from "./guest-tables.ts";

export type Ticket = Selectable<GuestTables["guestTickets"]>;

/** What a ticket is asked to admit. */
export interface Draw {
  /** Its hash, where the client brought it; null draws from those of the place. */
  id: string | null;
  place: string;
  churchId: string;
  leastScore: number;
  now: Date;
  /** The gift itself; null for a step on the way to one. */
  gift: { request: string; repeatsSince: Date; amount: number | null; fundId: string | null } | null;
}

/** Those that have not ended: by an id, else those that anybody of the place may draw. */
const ticketsOf = (db: VisitorsDatabase, { id, place, now }: Pick<Draw, "id" | "place" | "now">) =>
  db
    .selectFrom("guestTickets")
    .$if(id !== null, (query) => query.where("id", "=", id))
    .$if(id === null, (query) => query.where("place", "=", place).where("pooled", "=", true))
    .where("endsAt", ">", now);

export const guestStore = (db: VisitorsDatabase) => ({
  hasChurch: async (churchId: string): Promise<boolean> =>
    (await db
      .selectFrom("churchCards")
      .select("churchId")
      .where("churchId", "=", churchId)
      .where(notClosing("churchCards.churchId"))
      .executeTakeFirst()) !== undefined,

  /** False when this captcha was shown before. */
  spendCaptcha: async (id: string, spentAt: Date): Promise<boolean> =>
    (await db
      .insertInto("spentCaptchas")
      .values({ id, spentAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst()) !== undefined,

  addTicket: (ticket: Omit<Ticket, "spentOn" | "spentAt" | "formSent">) =>
    db
      .insertInto("guestTickets")
      .values({ ...ticket, spentOn: null, spentAt: null })
      .execute(),

  /** Those of one place draw one after the other, so that two never take the same. */
  lockPlace: (place: string) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`guest-tickets/${place}`}, 0))`.execute(db),

  /** A ticket that admits this, locked: the one that the same gift was admitted by, else the one that fits best. */
  drawTicket: ({ id, place, churchId, leastScore, now, gift }: Draw): Promise<Ticket | undefined> =>
    ticketsOf(db, { id, place, now })
      .selectAll()
      .where(({ eb, or, and }) =>
        or([
          ...(gift ? [and([eb("spentOn", "=", gift.request), eb("spentAt", ">=", gift.repeatsSince)])] : []),
          and([
            eb("giftsLeft", ">", 0),
            eb("score", ">=", leastScore),
            ...(gift ? [] : [eb("stepsLeft", ">", 0)]),
            or([
              eb("churchId", "is", null),
              and([
                eb("churchId", "=", churchId),
                ...(gift ? [eb("amount", "=", gift.amount), eb("fundId", "=", gift.fundId)] : []),
              ]),
            ]),
          ]),
        ]),
      )
      .orderBy(sql`spent_on is null`)
      .orderBy(sql`church_id is null`)
      .orderBy("madeAt")
      .limit(1)
      .forUpdate()
      .executeTakeFirst(),

  /** Whether there is a ticket by this id, or one that anybody of the place may draw. */
  hasTicket: async ({ id, place, now }: Pick<Draw, "id" | "place" | "now">): Promise<boolean> =>
    (await ticketsOf(db, { id, place, now }).select("id").executeTakeFirst()) !== undefined,

  /** False where it has ended, or another form was sent in with it. */
  spendOnce: async (id: string, form: string, now: Date): Promise<boolean> =>
    (await db
      .updateTable("guestTickets")
      .set({ formSent: form })
      .where("id", "=", id)
      .where(({ eb, and, or }) =>
        and([eb("endsAt", ">", now), or([eb("formSent", "is", null), eb("formSent", "=", form)])]),
      )
      .returning("id")
      .executeTakeFirst()) !== undefined,

  spendGift: (id: string, spentOn: string, spentAt: Date) =>
    db.updateTable("guestTickets").set({ giftsLeft: 0, spentOn, spentAt }).where("id", "=", id).execute(),

  spendStep: (id: string) =>
    db
      .updateTable("guestTickets")
      .set({ stepsLeft: sql<number>`steps_left - 1` })
      .where("id", "=", id)
      .execute(),

  /** Nothing moved and nobody was asked: the ticket is as good as before. */
  giveBack: (id: string, spentOn: string) =>
    db
      .updateTable("guestTickets")
      .set({ giftsLeft: 1, spentOn: null, spentAt: null })
      .where("id", "=", id)
      .where("spentOn", "=", spentOn)
      .execute(),

  /** The gift has failed: the same one again is another try, and wants another ticket. */
  endTicket: (id: string) =>
    db.updateTable("guestTickets").set({ spentOn: null, spentAt: null }).where("id", "=", id).execute(),

  keepCard: (card: GuestTables["guestCards"]) =>
    db
      .insertInto("guestCards")
      .values(card)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  /** Whether a card without a person was saved by this guest. */
  isCardOf: async (
    { churchId, gatewayId, methodId }: Pick<GuestTables["guestCards"], "churchId" | "gatewayId" | "methodId">,
    guest: { ticketId: string; place: string },
  ): Promise<boolean> =>
    (await db
      .selectFrom("guestCards")
      .select("methodId")
      .where("churchId", "=", churchId)
      .where("gatewayId", "=", gatewayId)
      .where("methodId", "=", methodId)
      .where(({ eb, or }) => or([eb("ticketId", "=", guest.ticketId), eb("place", "=", guest.place)]))
      .executeTakeFirst()) !== undefined,

  /** What is over: tickets, and what is only looked at for a while. A card that nobody can claim any more is charged no more. */
  async forget(ticketsBefore: Date, triesBefore: Date): Promise<void> {
    await db.deleteFrom("guestTickets").where("endsAt", "<", ticketsBefore).execute();
    await db.deleteFrom("spentCaptchas").where("spentAt", "<", triesBefore).execute();
    await db.deleteFrom("guestCards").where("madeAt", "<", triesBefore).execute();
    await db.deleteFrom("paymentAttempts").where("at", "<", triesBefore).execute();
  },
});
