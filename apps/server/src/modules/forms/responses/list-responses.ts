import {
  asksSomething,
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
import { checkDays, type Sieve } from "./filter-responses.ts";

const MAX_PAGE_SIZE = 200;

type Asked = Sieve & { before?: string | undefined; limit?: number | undefined };

/**
 * Lists a page of responses. Each page starts at the cursor of the previous one, so all pages cost the same; the total
 * is counted for the first page only.
 */
export async function listResponses(
  forms: Forms,
  formId: string,
  { before, limit = RESPONSES_PER_PAGE, ...sieve }: Asked,
  caller: Caller,
): Promise<CallAnswer<typeof call>> {
  const form = await findReadable(forms, formId, caller);
  checkDays(sieve);
  const { churchId } = form;
  const place = before === undefined ? null : readCursor(formId, sieve, before);
  const most = Math.min(Math.max(limit, 1), MAX_PAGE_SIZE);
  const which = { churchId, formId, sieve };
  const [rows, questions, total] = await Promise.all([
    forms.responses.page(which, place, most + 1),
    listColumns(forms, form),
    place ? place.total : forms.responses.count(which),
  ]);
  const shown = rows.slice(0, most);
  const last = rows.length > most ? shown.at(-1) : undefined;
  return {
    questions: questions.map((question) => ({ ...describeQuestion(question), removed: question.removedAt !== null })),
    responses: shown.map(describeResponse),
    next: last ? writeCursor(formId, sieve, { at: last.submittedAt, id: last.id, total }) : null,
    total,
  };
}

/** Returns the columns of the response table: the current questions, then removed questions that have answers. */
export async function listColumns(forms: Forms, { churchId, id }: FormRow): Promise<QuestionRow[]> {
  const questions = (await forms.questions.listAll(churchId, id)).filter(asksSomething);
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
