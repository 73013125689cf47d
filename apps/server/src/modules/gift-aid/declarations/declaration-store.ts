import type { GiftAidDeclaration } from "@offertory/contract";
import { type Insertable, sql } from "kysely";
import type { SeenDonor } from "../../donations/index.ts";
import type { GiftAidDatabase, GiftAidTables } from "../gift-aid-tables.ts";

/** A declaration by voice can be canceled for all gifts within this many days after its written record was sent. */
const DAYS_TO_WITHDRAW = 30;

interface Ending {
  today: string;
  at: Date;
  /** The person who ended it. */
  by: string;
}

export const declarationStore = (db: GiftAidDatabase) => ({
  church: (churchId: string) =>
    db
      .selectFrom("churchLetterheads")
      .select(["name", "legalName", "country"])
      .where("churchId", "=", churchId)
      .executeTakeFirstOrThrow(),

  isPerson: async (churchId: string, personId: string): Promise<boolean> =>
    (await db
      .selectFrom("peopleAddresses")
      .select("personId")
      .where("churchId", "=", churchId)
      .where("personId", "=", personId)
      .where("stage", "<>", "gone")
      .executeTakeFirst()) !== undefined,

  listOf: ({ churchId, personId }: SeenDonor): Promise<GiftAidDeclaration[]> =>
    db
      .selectFrom("giftAidDeclarations")
      .select(["id", "title", "firstName", "lastName", "house", "postcode", "abroad", "channel"])
      .select(sql<string>`to_char(given_on, 'YYYY-MM-DD')`.as("givenOn"))
      .select(sql<string>`to_char(covers_from, 'YYYY-MM-DD')`.as("coversFrom"))
      .select(sql<string | null>`to_char(ended_on, 'YYYY-MM-DD')`.as("endedOn"))
      .where("churchId", "=", churchId)
      .where("personId", "=", personId)
      .orderBy(sql`ended_at is null`, "desc")
      .orderBy("recordedAt", "desc")
      .orderBy("givenOn", "desc")
      .orderBy("id")
      .execute(),

  add: async (declaration: Insertable<GiftAidTables["giftAidDeclarations"]>): Promise<void> => {
    await db.insertInto("giftAidDeclarations").values(declaration).execute();
  },

  /** Ends what a newer declaration replaces: gifts until yesterday stay covered, and the newer one covers the rest. */
  replace: async (churchId: string, personId: string, { today, at, by }: Ending): Promise<void> => {
    await sql`update gift_aid_declarations set ended_on = ${today}::date, ended_at = ${at}, ended_by = ${by}
      where church_id = ${churchId} and person_id = ${personId} and ended_at is null`.execute(db);
  },

  /** Cancels a person's declaration from today on; one by voice for all gifts at first. Returns whether there was one. */
  end: async (churchId: string, personId: string, { today, at, by }: Ending): Promise<boolean> => {
    const { rows } = await sql`update gift_aid_declarations set ended_at = ${at}, ended_by = ${by},
        ended_on = case when record_sent_on + ${DAYS_TO_WITHDRAW}::int >= ${today}::date then covers_from else ${today}::date end
      where church_id = ${churchId} and person_id = ${personId} and ended_at is null returning id`.execute(db);
    return rows.length > 0;
  },

  deleteUnclaimed: async (churchId: string, personId: string): Promise<void> => {
    await sql`delete from gift_aid_declarations g where g.church_id = ${churchId} and g.person_id = ${personId}
      and not exists (select from gift_aid_claim_lines l where l.church_id = g.church_id and l.declaration_id = g.id)`.execute(
      db,
    );
  },

  move: async (churchId: string, from: string, to: string): Promise<void> => {
    await sql`update gift_aid_declarations set person_id = ${to}
      where church_id = ${churchId} and person_id = ${from}`.execute(db);
  },
});
