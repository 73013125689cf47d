import { chooseLanguage, type Language } from "@offertory/i18n";
import { sql } from "kysely";
import type { GivingDatabase } from "../giving-tables.ts";
import type { LetterKind } from "./letter-tables.ts";

/** Whom a letter goes to, and in whose name. */
export interface Recipient {
  church: string;
  email: string;
  firstName: string;
  language: Language;
  /** False for guests, and for those who were invited and have not come yet. */
  hasPassword: boolean;
}

export interface FundLine {
  name: string;
  amount: number;
}

export const letterStore = (db: GivingDatabase) => ({
  /** False when this letter was written before: by a job that ran twice, or by another server. */
  claim: async (churchId: string, kind: LetterKind, about: string, writtenAt: Date): Promise<boolean> =>
    (await db
      .insertInto("givingLetters")
      .values({ churchId, kind, about, writtenAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning("about")
      .executeTakeFirst()) !== undefined,

  /** Nobody, where a person is not there or has no address. */
  async recipient(churchId: string, personId: string): Promise<Recipient | null> {
    const found = await db
      .selectFrom("peopleNames as p")
      .innerJoin("churchCards as c", "c.churchId", "p.churchId")
      .leftJoin("accountHolders as a", (join) =>
        join.onRef("a.churchId", "=", "p.churchId").onRef("a.personId", "=", "p.personId"),
      )
      .select(["c.name as church", "p.email", "p.firstName", "p.nickName", "a.language", "a.hasPassword"])
      .where("p.churchId", "=", churchId)
      .where("p.personId", "=", personId)
      .executeTakeFirst();
    if (!found?.email) return null;
    return {
      church: found.church,
      email: found.email,
      firstName: found.nickName || found.firstName,
      language: chooseLanguage(found.language ? [found.language] : []),
      hasPassword: found.hasPassword ?? false,
    };
  },

  /** The donation that a payment became, by the charge that both name. */
  donationOf: (churchId: string, intentId: string) =>
    db
      .selectFrom("paymentIntents as i")
      .innerJoin("donations as d", (join) =>
        join
          .onRef("d.churchId", "=", "i.churchId")
          .onRef("d.provider", "=", "i.provider")
          .onRef("d.transactionId", "=", "i.transactionId"),
      )
      .innerJoin("gateways as g", (join) =>
        join.onRef("g.churchId", "=", "i.churchId").onRef("g.id", "=", "i.gatewayId"),
      )
      .select(["d.id", "d.personId", "d.donatedOn", "d.amount", "d.coveredFee", "d.notes", "g.environment"])
      .select(["i.methodType", "i.methodName", "i.methodLast4", "i.scheduleId", "i.dueOn"])
      .where("i.churchId", "=", churchId)
      .where("i.id", "=", intentId)
      .where("i.transactionId", "<>", "")
      .executeTakeFirst(),

  fundsOf: (churchId: string, donationId: string): Promise<FundLine[]> =>
    db
      .selectFrom("donationFunds as d")
      .innerJoin("funds as f", (join) => join.onRef("f.churchId", "=", "d.churchId").onRef("f.id", "=", "d.fundId"))
      .select(["f.name", "d.amount"])
      .where("d.churchId", "=", churchId)
      .where("d.donationId", "=", donationId)
      .orderBy("d.position")
      .execute(),

  /** How often a payment has failed at a company that tries again by itself. */
  failedTriesOf: async (churchId: string, intentId: string): Promise<number> =>
    (
      await db
        .selectFrom("renewals")
        .select("toldTries")
        .where("churchId", "=", churchId)
        .where("intentId", "=", intentId)
        .executeTakeFirst()
    )?.toldTries ?? 0,

  /** With the last day for an answer, where the church is. */
  disputedGift: (churchId: string, donationId: string) =>
    db
      .selectFrom("disputes as s")
      .innerJoin("donations as d", (join) =>
        join.onRef("d.churchId", "=", "s.churchId").onRef("d.id", "=", "s.donationId"),
      )
      .innerJoin("churchCards as c", "c.churchId", "s.churchId")
      .select(["s.donationId", "s.amount", "d.donatedOn"])
      .select(sql<string | null>`to_char(s.due_at at time zone c.time_zone, 'YYYY-MM-DD')`.as("dueOn"))
      .where("s.churchId", "=", churchId)
      .where("s.donationId", "=", donationId)
      .orderBy("s.openedAt", "desc")
      .executeTakeFirst(),

  comparison: (churchId: string, id: string) =>
    db
      .selectFrom("reconciliations")
      .select(["fromDay", "toDay", "open"])
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .executeTakeFirst(),
});
