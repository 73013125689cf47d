import {
  splitChoices,
  untouchedAnswer,
  type CallAnswer,
  type FieldType,
  type QuestionSummary,
  type summarizeResponses as call,
} from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Forms } from "../forms.ts";
import { findReadable } from "../access/find-form.ts";
import { describeQuestion } from "../questions/describe-question.ts";
import type { QuestionRow } from "../records/question-store.ts";
import { listColumns } from "./list-responses.ts";

const NUMBER_TYPES: readonly FieldType[] = ["Whole Number", "Decimal"];
const COUNTED_TYPES: readonly FieldType[] = ["Multiple Choice", "Checkbox", "Yes/No", "Payment"];
const MONTH_LENGTH = 7;
const FULL_LENGTH = 10_000;
const MAX_COUNTS = 100;

/**
 * Summarizes the answers to each question: counts of choices, statistics of numbers, dates by month, and the latest
 * free texts.
 */
export async function summarizeResponses(
  forms: Forms,
  formId: string,
  caller: Caller,
): Promise<CallAnswer<typeof call>> {
  const form = await findReadable(forms, formId, caller);
  const { churchId } = form;
  const questions = await listColumns(forms, form);
  const idsOf = (types: readonly FieldType[]) =>
    questions.filter(({ fieldType }) => types.includes(fieldType)).map(({ id }) => id);
  const [submissions, byDay, today, answered, chosen, months, numbers] = await Promise.all([
    forms.responses.count({ churchId, formId, filter: {} }),
    forms.summaries.byDay(churchId, formId),
    forms.summaries.dayOf(churchId, forms.now()),
    forms.summaries.answered(churchId, formId),
    forms.summaries.values(churchId, formId, idsOf(COUNTED_TYPES), FULL_LENGTH),
    forms.summaries.values(churchId, formId, idsOf(["Date"]), MONTH_LENGTH),
    forms.summaries.numbers(churchId, formId, idsOf(NUMBER_TYPES)),
  ]);
  const isText = ({ fieldType }: QuestionRow) =>
    !COUNTED_TYPES.includes(fieldType) && !NUMBER_TYPES.includes(fieldType) && fieldType !== "Date";
  const summaries = questions.map(async (question): Promise<QuestionSummary> => {
    const statistics = numbers.find(({ questionId }) => questionId === question.id);
    return {
      question: describeQuestion(question),
      answered: answered.get(question.id) ?? 0,
      counts: countsOf(
        question,
        [...chosen, ...months].filter(({ questionId }) => questionId === question.id),
      ),
      numbers: statistics ? pickNumbers(statistics) : null,
      latest: isText(question) ? await forms.summaries.latest(churchId, formId, question.id) : [],
    };
  });
  return { submissions, byDay, today, questions: await Promise.all(summaries) };
}

const pickNumbers = ({ smallest, largest, average, sum }: NonNullable<QuestionSummary["numbers"]>) => ({
  smallest,
  largest,
  average,
  sum,
});

/** Lists counts in the order of the choices, including choices that nobody took; dates are sorted by month. */
function countsOf(
  question: QuestionRow,
  found: readonly { value: string; count: number }[],
): QuestionSummary["counts"] {
  const { fieldType, choices } = question;
  const counts = new Map<string, number>();
  if (fieldType === "Yes/No") for (const value of ["True", untouchedAnswer(question)]) counts.set(value, 0);
  if (fieldType !== "Payment") for (const { value } of choices ?? []) counts.set(value, 0);
  const add = (value: string, count: number) => counts.set(value, (counts.get(value) ?? 0) + count);
  for (const { value, count } of found) {
    const values = fieldType === "Checkbox" ? (splitChoices(question, value) ?? [value]) : [value];
    for (const one of fieldType === "Payment" ? [value.replace(/ \[.*$/s, "")] : values) add(one, count);
  }
  const listed = [...counts].map(([value, count]) => ({ value, count }));
  const shown = fieldType === "Date" ? listed.toSorted((one, other) => (one.value < other.value ? -1 : 1)) : listed;
  return shown.slice(0, MAX_COUNTS);
}
