import { sql, type Selectable } from "kysely";
import type { FormsDatabase, FormsTables } from "../forms-tables.ts";

export type QuestionRow = Selectable<FormsTables["questions"]>;
type QuestionKey = Pick<QuestionRow, "churchId" | "formId" | "id">;

const inColumns = ({ choices, ...row }: QuestionRow) => ({ ...row, choices: choices && JSON.stringify(choices) });

export const questionStore = (db: FormsDatabase) => {
  const all = (churchId: string, formId: string) =>
    db
      .selectFrom("questions")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("formId", "=", formId)
      .orderBy("position")
      .orderBy("id");

  return {
    /** Lists the current questions of a form. */
    list: (churchId: string, formId: string): Promise<QuestionRow[]> =>
      all(churchId, formId).where("removedAt", "is", null).execute(),

    /** Lists all questions of a form, including removed ones. */
    listAll: (churchId: string, formId: string): Promise<QuestionRow[]> => all(churchId, formId).execute(),

    find: (churchId: string, id: string): Promise<QuestionRow | undefined> =>
      db.selectFrom("questions").selectAll().where("churchId", "=", churchId).where("id", "=", id).executeTakeFirst(),

    add: (question: QuestionRow) => db.insertInto("questions").values(inColumns(question)).execute(),

    change: (question: QuestionRow) =>
      db
        .updateTable("questions")
        .set(inColumns(question))
        .where("churchId", "=", question.churchId)
        .where("id", "=", question.id)
        .execute(),

    async setPositions(churchId: string, ids: readonly string[]): Promise<void> {
      await sql`update questions q set position = placed.place from unnest(${ids}::text[]) with ordinality as placed (id, place)
        where q.church_id = ${churchId} and q.id = placed.id`.execute(db);
    },

    hasAnswers: async ({ churchId, formId, id }: QuestionKey): Promise<boolean> =>
      (
        await sql`select 1 from form_submissions s where s.church_id = ${churchId} and s.form_id = ${formId}
          and s.answers ->> ${id} <> '' limit 1`.execute(db)
      ).rows.length > 0,

    /** Returns one of these choices that somebody has chosen, alone or among others; null when none was. */
    findTakenChoice: async (
      { churchId, formId, id }: QuestionKey,
      values: readonly string[],
    ): Promise<string | null> => {
      const { rows } = await sql<{ value: string }>`
        select gone.value from unnest(${values}::text[]) as gone (value) where exists (
          select 1 from form_submissions s where s.church_id = ${churchId} and s.form_id = ${formId}
            and strpos(',' || (s.answers ->> ${id}) || ',', ',' || gone.value || ',') > 0
        ) limit 1`.execute(db.withoutPlugins());
      return rows[0]?.value ?? null;
    },
  };
};
