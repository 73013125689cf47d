import { sql, type RawBuilder, type Selectable, type Updateable } from "kysely";
import { notClosing } from "../../churches/index.ts";
import type { FormsDatabase, FormsTables } from "../forms-tables.ts";
import { countApproximately } from "./count-approximately.ts";

export type FormRow = Selectable<FormsTables["forms"]>;
export type FormUpdate = Pick<
  Updateable<FormsTables["forms"]>,
  | "name"
  | "description"
  | "contentType"
  | "state"
  | "restricted"
  | "closesAt"
  | "thanks"
  | "confirmationMail"
  | "notifyPersonIds"
  | "archivedAt"
>;

export interface FormCounts {
  questions: number;
  submissions: number;
  held: number;
  lastSubmittedAt: Date | null;
}

interface RecentQuery {
  churchId: string;
  /** Null for the forms of everybody. */
  createdBy: string | null;
  since: Date;
  limit: number;
}

/** A form with its recent responses, and those in review. */
interface RecentResponses {
  id: string;
  name: string;
  recent: number;
  held: number;
}

const MAX_RECENT = 1000;

export const formStore = (db: FormsDatabase) => ({
  /** Finds a form by its id alone, because a link to a form does not name its church. */
  findById: (id: string): Promise<FormRow | undefined> =>
    db.selectFrom("forms").selectAll().where("id", "=", id).where(notClosing("forms.churchId")).executeTakeFirst(),

  find: (churchId: string, id: string): Promise<FormRow | undefined> =>
    db.selectFrom("forms").selectAll().where("churchId", "=", churchId).where("id", "=", id).executeTakeFirst(),

  /**
   * Locks the form's row until the transaction ends, so that changes of a form and its questions run one after another.
   */
  lock: (churchId: string, id: string): Promise<FormRow | undefined> =>
    db
      .selectFrom("forms")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst(),

  list: (churchId: string, archived: boolean): Promise<FormRow[]> =>
    db
      .selectFrom("forms")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("archivedAt", archived ? "is not" : "is", null)
      .orderBy("createdAt", "desc")
      .orderBy("id")
      .execute(),

  /** Finds forms by name; with a time, only those that accept submissions then. */
  search: (
    churchId: string,
    text: string,
    acceptingAt: Date | null,
    limit: number,
  ): Promise<Pick<FormRow, "id" | "name">[]> =>
    db
      .selectFrom("forms")
      .select(["id", "name"])
      .where("churchId", "=", churchId)
      .where("archivedAt", "is", null)
      .$if(acceptingAt !== null, (query) =>
        query
          .where("state", "=", "open")
          .where("contentType", "=", "form")
          .where(({ eb, or }) => or([eb("closesAt", "is", null), eb("closesAt", ">", acceptingAt)])),
      )
      .where(sql<boolean>`strpos(fold_text(name), fold_text(${text})) > 0`)
      .orderBy("name")
      .orderBy("id")
      .limit(limit)
      .execute(),

  /** Lists the forms that accept submissions now. */
  listAccepting: (churchId: string, contentType: "form" | "person" | undefined, now: Date): Promise<FormRow[]> =>
    db
      .selectFrom("forms")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("archivedAt", "is", null)
      .where("state", "=", "open")
      .where(({ eb, or }) => or([eb("closesAt", "is", null), eb("closesAt", ">", now)]))
      .$if(contentType !== undefined, (query) => query.where("contentType", "=", contentType ?? "form"))
      .orderBy("name")
      .orderBy("id")
      .execute(),

  add: (form: Omit<FormRow, "version">) => db.insertInto("forms").values(form).returningAll().executeTakeFirstOrThrow(),

  /** Every change increments `version`. */
  change: ({ churchId, id }: Pick<FormRow, "churchId" | "id">, change: FormUpdate) =>
    db
      .updateTable("forms")
      .set({ ...change, version: sql`version + 1` })
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow(),

  /** Counts the questions and submissions of these forms. The counts use indexes and do not read answers. */
  async counts(churchId: string, ids: readonly string[]): Promise<Map<string, FormCounts>> {
    const { rows } = await sql<Omit<FormCounts, "submissions"> & { id: string }>`
      select form.id,
        (select count(*)::int from questions q
          where q.church_id = ${churchId} and q.form_id = form.id and q.removed_at is null) as questions,
        (select max(s.submitted_at) from form_submissions s
          where s.church_id = ${churchId} and s.form_id = form.id and s.state = 'done') as "lastSubmittedAt",
        (select count(*)::int from form_submissions s
          where s.church_id = ${churchId} and s.form_id = form.id and s.state = 'held') as held
      from unnest(${ids}::text[]) as form (id)`.execute(db.withoutPlugins());
    const counts = new Map<string, FormCounts>();
    for (const { id, ...row } of rows) {
      const isDone = sql`form_submissions where church_id = ${churchId} and form_id = ${id} and state = 'done'`;
      counts.set(id, { ...row, submissions: row.lastSubmittedAt === null ? 0 : await countApproximately(db, isDone) });
    }
    return counts;
  },

  /**
   * Lists forms with finished submissions since a time, or with some in review; those in review first. With `createdBy`,
   * only forms of that person. Both counts read an index, and end at a thousand.
   */
  async withRecentResponses({ churchId, createdBy, since, limit }: RecentQuery): Promise<RecentResponses[]> {
    const submissions = (condition: RawBuilder<unknown>) => sql`(
      select count(*)::int as count from (
        select from form_submissions s where s.church_id = f.church_id and s.form_id = f.id and ${condition} limit ${MAX_RECENT}
      ) as found)`;
    const { rows } = await sql<RecentResponses>`
      select f.id, f.name, recent.count as recent, held.count as held
      from forms f
      cross join lateral ${submissions(sql`s.state = 'done' and s.submitted_at >= ${since}`)} as recent
      cross join lateral ${submissions(sql`s.state = 'held'`)} as held
      where f.church_id = ${churchId} and f.archived_at is null
        and (${createdBy}::text is null or f.created_by = ${createdBy}) and recent.count + held.count > 0
      order by held.count > 0 desc, recent.count desc, f.id limit ${limit}`.execute(db.withoutPlugins());
    return rows;
  },

  card: (churchId: string) =>
    db
      .selectFrom("churchCards")
      .select(["churchId as id", "name", "subDomain", "timeZone"])
      .where("churchId", "=", churchId)
      .executeTakeFirstOrThrow(),
});
