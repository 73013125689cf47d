import { sql, type Selectable } from "kysely";
import { notClosing } from "../../churches/index.ts";
import type { VisitorsDatabase } from "../visitors-tables.ts";
import type { GuestTables } from "./guest-tables.ts";

export type CaptchaToken = Selectable<GuestTables["captchaTokens"]>;

/** Enough for a busy network, such as a church's own on a Sunday. */
const MAX_SETUPS = 1000;

/** What a captcha token is needed for. */
export interface Draw {
  /** The hash of the captcha token that the client sent; null selects from those pooled for the network. */
  id: string | null;
  networkHash: string;
  churchId: string;
  minScore: number;
  now: Date;
  /** The gift; null for a step before the gift. */
  gift: { request: string; repeatsSince: Date; amount: number | null; fundId: string | null } | null;
}

/** The captcha tokens that have not expired: the one with this id, or without an id those pooled for the network. */
const captchaTokensOf = (db: VisitorsDatabase, { id, networkHash, now }: Pick<Draw, "id" | "networkHash" | "now">) =>
  db
    .selectFrom("captchaTokens")
    .$if(id !== null, (query) => query.where("id", "=", id))
    .$if(id === null, (query) => query.where("place", "=", networkHash).where("pooled", "=", true))
    .where("endsAt", ">", now);

export const guestStore = (db: VisitorsDatabase) => ({
  hasChurch: async (churchId: string): Promise<boolean> =>
    (await db
      .selectFrom("churchCards")
      .select("churchId")
      .where("churchId", "=", churchId)
      .where(notClosing("churchCards.churchId"))
      .executeTakeFirst()) !== undefined,

  /** Marks a solution as used; false if it was used before. */
  spendCaptcha: async (id: string, spentAt: Date): Promise<boolean> =>
    (await db
      .insertInto("spentCaptchas")
      .values({ id, spentAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst()) !== undefined,

  addCaptchaToken: (captchaToken: Omit<CaptchaToken, "spentOn" | "spentAt" | "formSent">) =>
    db
      .insertInto("captchaTokens")
      .values({ ...captchaToken, spentOn: null, spentAt: null })
      .execute(),

  /** Locks a network until the transaction ends, so that two calls never use the same pooled captcha token. */
  lockNetwork: (networkHash: string) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`captcha-tokens/${networkHash}`}, 0))`.execute(db),

  /**
   * Finds and locks a captcha token: the one that admitted the same gift before, else one for exactly this church and
   * amount, else the oldest.
   */
  lockCaptchaToken: ({ id, networkHash, churchId, minScore, now, gift }: Draw): Promise<CaptchaToken | undefined> =>
    captchaTokensOf(db, { id, networkHash, now })
      .selectAll()
      .where(({ eb, or, and }) =>
        or([
          ...(gift ? [and([eb("spentOn", "=", gift.request), eb("spentAt", ">=", gift.repeatsSince)])] : []),
          and([
            eb("giftsLeft", ">", 0),
            eb("score", ">=", minScore),
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

  /** Whether there is a captcha token with this id, or without an id one that is pooled for the network. */
  hasCaptchaToken: async ({ id, networkHash, now }: Pick<Draw, "id" | "networkHash" | "now">): Promise<boolean> =>
    (await captchaTokensOf(db, { id, networkHash, now }).select("id").executeTakeFirst()) !== undefined,

  /** Uses a captcha token for a form; false if it has expired or was used for another form. */
  spendOnce: async (id: string, form: string, now: Date): Promise<boolean> =>
    (await db
      .updateTable("captchaTokens")
      .set({ formSent: form })
      .where("id", "=", id)
      .where(({ eb, and, or }) =>
        and([eb("endsAt", ">", now), or([eb("formSent", "is", null), eb("formSent", "=", form)])]),
      )
      .returning("id")
      .executeTakeFirst()) !== undefined,

  spendGift: (id: string, spentOn: string, spentAt: Date) =>
    db.updateTable("captchaTokens").set({ giftsLeft: 0, spentOn, spentAt }).where("id", "=", id).execute(),

  spendStep: (id: string) =>
    db
      .updateTable("captchaTokens")
      .set({ stepsLeft: sql<number>`steps_left - 1` })
      .where("id", "=", id)
      .execute(),

  /** Makes a captcha token usable again, after a gift that failed before the provider was asked. */
  unspendGift: (id: string, spentOn: string) =>
    db
      .updateTable("captchaTokens")
      .set({ giftsLeft: 1, spentOn: null, spentAt: null })
      .where("id", "=", id)
      .where("spentOn", "=", spentOn)
      .execute(),

  /**
   * Separates a failed gift from its captcha token: the same gift sent again is a new attempt and needs another one.
   */
  endCaptchaToken: (id: string) =>
    db.updateTable("captchaTokens").set({ spentOn: null, spentAt: null }).where("id", "=", id).execute(),

  keepCard: (card: GuestTables["guestCards"]) =>
    db
      .insertInto("guestCards")
      .values(card)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  /** Whether this guest saved the card, which belongs to no person yet. */
  isCardOf: async (
    { churchId, gatewayId, methodId }: Pick<GuestTables["guestCards"], "churchId" | "gatewayId" | "methodId">,
    guest: { captchaTokenId: string; networkHash: string },
  ): Promise<boolean> =>
    (await db
      .selectFrom("guestCards")
      .select("methodId")
      .where("churchId", "=", churchId)
      .where("gatewayId", "=", gatewayId)
      .where("methodId", "=", methodId)
      .where(({ eb, or }) => or([eb("captchaTokenId", "=", guest.captchaTokenId), eb("place", "=", guest.networkHash)]))
      .executeTakeFirst()) !== undefined,

  keepBankSetup: (setup: GuestTables["guestBankSetups"]) => db.insertInto("guestBankSetups").values(setup).execute(),

  /** The customers of the bank accounts that this guest has begun to set up, the latest first. */
  bankCustomersOf: async (
    { churchId, gatewayId }: Pick<GuestTables["guestBankSetups"], "churchId" | "gatewayId">,
    guest: { captchaTokenId: string; networkHash: string },
  ): Promise<string[]> => {
    const rows = await db
      .selectFrom("guestBankSetups")
      .select("customerId")
      .where("churchId", "=", churchId)
      .where("gatewayId", "=", gatewayId)
      .where(({ eb, or }) => or([eb("captchaTokenId", "=", guest.captchaTokenId), eb("place", "=", guest.networkHash)]))
      .orderBy("madeAt", "desc")
      .limit(MAX_SETUPS)
      .execute();
    return rows.map(({ customerId }) => customerId);
  },

  /** Deletes old rows. A guest card whose row is deleted can no longer be charged by a guest. */
  async deleteExpired(tokensBefore: Date, attemptsBefore: Date): Promise<void> {
    await db.deleteFrom("captchaTokens").where("endsAt", "<", tokensBefore).execute();
    await db.deleteFrom("spentCaptchas").where("spentAt", "<", attemptsBefore).execute();
    await db.deleteFrom("guestCards").where("madeAt", "<", attemptsBefore).execute();
    await db.deleteFrom("guestBankSetups").where("madeAt", "<", attemptsBefore).execute();
    await db.deleteFrom("paymentAttempts").where("at", "<", attemptsBefore).execute();
  },
});
