import {
  takesAnswer,
  RESPONSES_PER_PAGE,
  type CallAnswer,
  type FormResponse,
  type listResponses as call,
} from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Forms } from "../forms.ts";
import { findReadable } from "../access/find-form.ts";
import type { FormRow } from "../records/form-store.ts";
import { describeQuestion } from "../questions/describe-question.ts";
import type { QuestionRow } from "../records/question-store.ts";
import { readCursor, writeCursor } from "./response-cursor.ts";
import type { ResponseRow } from "./response-store.ts";
import { checkDays, type ResponseFilter } from "./filter-responses.ts";

const MAX_PAGE_SIZE = 200;

type ListQuery = ResponseFilter & { before?: string | undefined; limit?: number | undefined };

/**
 * Lists a page of responses. Each page starts at the cursor of the previous one, so all pages cost the same; the total
 * is counted for the first page only.
 */
export async function listResponses(
  forms: Forms,
  formId: string,
  { before, limit = RESPONSES_PER_PAGE, ...filter }: ListQuery,
  caller: Caller,
): Promise<CallAnswer<typeof call>> {
  const form = await findReadable(forms, formId, caller);
  checkDays(filter);
  const { churchId } = form;
  const cursor = before === undefined ? null : readCursor(formId, filter, before);
  const pageSize = Math.min(Math.max(limit, 1), MAX_PAGE_SIZE);
  const query = { churchId, formId, filter };
  const [rows, questions, total] = await Promise.all([
    forms.responses.page(query, cursor, pageSize + 1),
    listColumns(forms, form),
    cursor ? cursor.total : forms.responses.count(query),
  ]);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    questions: questions.map((question) => ({ ...describeQuestion(question), removed: question.removedAt !== null })),
    responses: shown.map(describeResponse),
    next: last ? writeCursor(formId, filter, { at: last.submittedAt, id: last.id, total }) : null,
    total,
  };
}

/** Returns the columns of the response table: the current questions, then removed questions that have answers. */
export async function listColumns(forms: Forms, { churchId, id }: FormRow): Promise<QuestionRow[]> {
  const questions = (await forms.questions.listAll(churchId, id)).filter(takesAnswer);
  const removed = questions.filter(({ removedAt }) => removedAt !== null);
  const answered = await forms.responses.answered(
    churchId,
    id,
    removed.map((question) => question.id),
  );
  return [
    ...questions.filter(({ removedAt }) => removedAt === null),
    ...removed.filter((question) => answered.has(question.id)),
  ];
}

const describeResponse = (row: ResponseRow): FormResponse => ({
  id: row.id,
  submissionDate: row.submittedAt.toISOString(),
  state: row.state,
  submittedBy: row.submittedBy === null ? null : { id: row.submittedBy, displayName: row.displayName ?? "" },
  contentId: row.contentId,
  answers: row.answers,
});
