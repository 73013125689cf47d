import {
  addForm,
  can,
  changeForm,
  paymentChoices,
  saveQuestions,
  submitForms,
  type FieldType,
  type FormChange,
} from "@offertory/contract";
import type { TestPerson, createTestChurch } from "../../../../test/create-test-church.ts";
import type { CallParts, TestServer } from "../../../../test/test-server.ts";

type Church = Awaited<ReturnType<typeof createTestChurch>>;

export interface TestQuestion {
  title: string;
  fieldType: FieldType;
  required?: boolean;
  choices?: { text: string; value: string }[];
}

export const TEN_DOLLARS = (fundId: string): TestQuestion => ({
  title: "Fee",
  fieldType: "Payment",
  choices: paymentChoices("10", fundId),
});

/** By question title: the answer, with the payer token where there is one. */
type TestAnswers = Record<string, string | { value: string; payerToken: string | undefined }>;

interface SubmissionResult {
  error?: string;
  code?: string;
  id?: string;
  state?: string;
}

interface TestFormInput extends FormChange {
  questions?: readonly TestQuestion[];
  by?: TestPerson;
}

const NAME: TestQuestion = { title: "Name", fieldType: "Textbox", required: true };

/** Creates a form, open by default, by a person who may edit forms. */
export async function createTestForm(
  server: TestServer,
  church: Church,
  { questions = [NAME], by, restricted = false, state = "open", ...change }: TestFormInput = {},
) {
  const maker = by ?? (await church.person({ permissions: [can.editForms] }));
  const { token } = maker;
  const { id } = (await server.call(addForm, { token, body: { name: "Camp", restricted } })).body;
  const savedQuestions =
    questions.length === 0
      ? []
      : (await server.call(saveQuestions, { token, body: questions.map((one) => ({ formId: id, ...one })) })).body;
  const changed = await server.call(changeForm, { token, params: { id }, body: { ...change, state } });
  if (changed.status !== 200) throw new Error(changed.raw.body);
  const idOf = (title: string): string => savedQuestions.find((question) => question.title === title)?.id ?? "";
  const draft = (answers: TestAnswers, more: object = {}) => ({
    formId: id,
    contentType: "form",
    answers: Object.entries(answers).map(([title, answer]) => ({
      questionId: idOf(title) || title,
      ...(typeof answer === "string" ? { value: answer } : answer),
    })),
    ...more,
  });
  return {
    id,
    maker,
    questions: savedQuestions,
    idOf,
    draft,
    /** Submits the form, as a visitor by default. Returns the first item of the response. */
    async submit(answers: TestAnswers, more: object = {}, parts: CallParts = {}) {
      const { status, body, raw } = await server.call(submitForms, { body: [draft(answers, more)], ...parts });
      const answer = raw.json<SubmissionResult | SubmissionResult[]>();
      const first = Array.isArray(answer) ? answer[0] : answer;
      return { status, body, error: first?.error, code: first?.code, id: first?.id ?? "", state: first?.state };
    },
  };
}

/** The submissions of a church, as stored in the database. */
export const submissionsOf = async (server: TestServer, churchId: string) =>
  (
    await server.database.pool.query<{ id: string; state: string; submitted_by: string | null; answers: string[] }>(
      `select s.id, s.state, s.submitted_by, array(
         select a.value from jsonb_each_text(s.answers) as a (question_id, value)
         join questions q on q.church_id = s.church_id and q.id = a.question_id order by q.position) as answers
       from form_submissions s where s.church_id = $1 order by s.submitted_at, s.id`,
      [churchId],
    )
  ).rows;
