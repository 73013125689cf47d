import { sql } from "kysely";
import type { PrepareRows } from "../../../platform/database/prepare-rows.ts";
import { notClosing } from "../../churches/index.ts";
import type { FormsDatabase } from "../forms-tables.ts";
import type { FormRow } from "./form-store.ts";
import type { QuestionRow } from "./question-store.ts";

export type QuestionReader = ReturnType<typeof openQuestionReader>;

/** The columns of a form that decide whether it can be filled in. */
export type FormAvailability = Pick<FormRow, "churchId" | "id" | "restricted" | "archivedAt" | "state" | "closesAt">;

/** Prepared queries that read a form and its questions for somebody who fills it in. */
export function openQuestionReader(db: FormsDatabase, prepareRows: PrepareRows) {
  const rowsOf = prepareRows(["formId"], (mark) =>
    db
      .selectFrom("forms as f")
      .leftJoin("questions as q", (join) =>
        join.onRef("q.churchId", "=", "f.churchId").onRef("q.formId", "=", "f.id").on("q.removedAt", "is", null),
      )
      .select(["f.churchId", "f.id as formId", "f.restricted", "f.archivedAt", "f.state", "f.closesAt"])
      .select(["q.id", "q.position", "q.title", "q.description", "q.fieldType", "q.placeholder"])
      .select(["q.required", "q.choices"])
      .where("f.id", "=", mark("formId"))
      .where(notClosing("f.churchId"))
      .orderBy("q.position")
      .orderBy("q.id"),
  );
  const all = prepareRows(["formId"], (mark) =>
    db
      .selectFrom("forms as f")
      .innerJoin("questions as q", (join) => join.onRef("q.churchId", "=", "f.churchId").onRef("q.formId", "=", "f.id"))
      .selectAll("q")
      .where("f.id", "=", mark("formId"))
      .orderBy("q.position")
      .orderBy("q.id"),
  );
  return {
    /** Returns a form with its current questions; null when there is no such form. */
    async withForm(formId: string): Promise<{ form: FormAvailability; questions: QuestionRow[] } | null> {
      const rows = await rowsOf({ formId });
      const [first] = rows;
      if (!first) return null;
      const { churchId, restricted, archivedAt, state, closesAt } = first;
      return {
        form: { churchId, id: formId, restricted, archivedAt, state, closesAt },
        questions: rows.flatMap(questionOf),
      };
    },
    /** Lists all questions of a form, including removed ones. */
    all: (formId: string): Promise<QuestionRow[]> => all({ formId }),
    /**
     * Finds a form, and in `sentId` the submission that the same page has sent before. The client key contains the
     * person for members of the form's church only, so both variants are passed in.
     */
    formToFill: prepareRows(["formId", "memberOf", "memberKey", "strangerKey"], (mark) =>
      db
        .selectFrom("forms as f")
        .leftJoin("formSubmissions as s", (join) =>
          join
            .onRef("s.churchId", "=", "f.churchId")
            .onRef("s.formId", "=", "f.id")
            .on(
              "s.clientKey",
              "=",
              sql<string>`case when f.church_id = ${mark("memberOf")}::text then ${mark("memberKey")}::text else ${mark("strangerKey")}::text end`,
            ),
        )
        .selectAll("f")
        .select("s.id as sentId")
        .where("f.id", "=", mark("formId"))
        .where(notClosing("f.churchId")),
    ),
  };
}

type Joined = Omit<QuestionRow, "removedAt">;
/** The left join returns one row without a question for a form that has none; it is dropped. */
function questionOf(row: { [Column in keyof Joined]: Joined[Column] | null }): QuestionRow[] {
  const { churchId, formId, id, position, title, description, fieldType, placeholder, required, choices } = row;
  if (churchId === null || formId === null || id === null || position === null || title === null) return [];
  if (description === null || fieldType === null || placeholder === null || required === null) return [];
  const question = { churchId, formId, id, position, title, description, fieldType, placeholder, required };
  return [{ ...question, choices, removedAt: null }];
}
