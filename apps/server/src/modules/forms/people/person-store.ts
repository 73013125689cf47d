import { sql } from "kysely";
import type { FormsDatabase } from "../forms-tables.ts";

/** Queries about people, and about their submissions and forms. */
export const personStore = (db: FormsDatabase) => ({
  /** Returns whether all ids are people of the church. */
  areKnown: async (churchId: string, ids: readonly string[]): Promise<boolean> => {
    const distinctIds = [...new Set(ids)];
    if (distinctIds.length === 0) return true;
    const found = await db
      .selectFrom("peopleNames")
      .select("personId")
      .where("churchId", "=", churchId)
      .where("personId", "in", distinctIds)
      .execute();
    return found.length === distinctIds.length;
  },

  nameOf: async (churchId: string, personId: string): Promise<string> =>
    (
      await db
        .selectFrom("peopleNames")
        .select("displayName")
        .where("churchId", "=", churchId)
        .where("personId", "=", personId)
        .executeTakeFirst()
    )?.displayName ?? "",

  /** Returns a person's email address and name, and the language of their account; null where they have none. */
  recipient: (churchId: string, personId: string) =>
    db
      .selectFrom("peopleNames as p")
      .leftJoin("accountHolders as a", (join) =>
        join.onRef("a.churchId", "=", "p.churchId").onRef("a.personId", "=", "p.personId"),
      )
      .select(["p.email", "p.firstName", "p.nick", "a.language", "a.hasPassword"])
      .where("p.churchId", "=", churchId)
      .where("p.personId", "=", personId)
      .where("p.archived", "=", false)
      .executeTakeFirst(),

  /** Lists the finished submissions by a person or about them, newest first. */
  submissionsOf: (churchId: string, personId: string, limit: number) =>
    db
      .selectFrom("formSubmissions")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("state", "=", "done")
      .where(({ eb, or }) => or([eb("submittedBy", "=", personId), eb("contentId", "=", personId)]))
      .orderBy("submittedAt", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .execute(),

  /** Returns a page of the finished submissions by a person or about them, with the names of the forms, newest first. */
  timelineOf: (
    churchId: string,
    personId: string,
    { before, limit, onlySent }: { before: { at: Date; id: string } | null; limit: number; onlySent: boolean },
  ) =>
    db
      .selectFrom("formSubmissions as s")
      .innerJoin("forms as f", (join) => join.onRef("f.churchId", "=", "s.churchId").onRef("f.id", "=", "s.formId"))
      .select(["s.id", "s.submittedAt", "s.formId", "f.name as formName"])
      .where("s.churchId", "=", churchId)
      .where("s.state", "=", "done")
      .where(({ eb, or }) =>
        onlySent
          ? eb("s.submittedBy", "=", personId)
          : or([eb("s.submittedBy", "=", personId), eb("s.contentId", "=", personId)]),
      )
      .$if(before !== null, (query) =>
        query.where(sql<boolean>`(s.submitted_at, s.id) < (${before?.at}::timestamptz, ${before?.id})`),
      )
      .orderBy("s.submittedAt", "desc")
      .orderBy("s.id", "desc")
      .limit(limit)
      .execute(),

  /** Moves submissions and forms from one person to another. */
  async move(churchId: string, from: string, to: string): Promise<void> {
    for (const [table, column] of [
      ["form_submissions", "submitted_by"],
      ["form_submissions", "content_id"],
      ["forms", "created_by"],
    ] as const) {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to}
        where church_id = ${churchId} and ${sql.ref(column)} = ${from}`.execute(db);
    }
    await sql`update forms set notify_person_ids = (
        select array_agg(distinct case when id = ${from} then ${to} else id end) from unnest(notify_person_ids) as id
      ) where church_id = ${churchId} and ${from} = any(notify_person_ids)`.execute(db);
  },

  /** Deletes all submissions by a person or about them. Forms that they created stay, without a creator. */
  async forget(churchId: string, personId: string): Promise<void> {
    await sql`delete from form_submissions where church_id = ${churchId}
      and (submitted_by = ${personId} or content_id = ${personId})`.execute(db);
    await sql`update forms set created_by = null where church_id = ${churchId} and created_by = ${personId}`.execute(
      db,
    );
    await sql`update forms set notify_person_ids = array_remove(notify_person_ids, ${personId})
      where church_id = ${churchId} and ${personId} = any(notify_person_ids)`.execute(db);
  },
});
