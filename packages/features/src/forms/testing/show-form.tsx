import type { KeptSubmission, Question, SubmissionDraft } from "@offertory/contract";
import english from "@offertory/i18n/locales/en/forms.json" with { type: "json" };
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type Fill, FillContext, type PaymentPartProps } from "../fill-context.ts";
import { FillForm } from "../fill-form.tsx";
import type { FormCalls } from "../form-calls.ts";
import type { Translator } from "../translator.ts";
import { SentView } from "../sent-view.tsx";
import { useFill } from "../use-fill.ts";

const translate: Translator = (key, values = {}) => {
  let found: unknown = english;
  for (const name of key.slice("forms:".length).split("."))
    found = found instanceof Object ? Reflect.get(found, name) : undefined;
  return String(found).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
};

/** Replaces card entry: a click stores the answers and pays. */
function PressToPay({ amount, prepare, onPaid }: PaymentPartProps) {
  return (
    <button type="button" onClick={() => void prepare().then((kept) => kept && onPaid("Ada Lovelace"))}>
      Pay {amount}
    </button>
  );
}

const TEST_FILL: Fill = {
  t: translate,
  language: "en",
  money: (cents) => `$${(cents / 100).toFixed(2)}`,
  fundName: () => "General Fund",
  PaymentPart: PressToPay,
};

/** A FormCalls that records its calls; its responses can be replaced. */
export function createTestFormCalls(answers: Partial<FormCalls> = {}) {
  const recordedCalls: { call: keyof FormCalls; draft?: SubmissionDraft }[] = [];
  const kept: KeptSubmission = { id: "kept-1", state: "waiting", payments: [] };
  const calls: FormCalls = {
    submit: async (draft) => {
      recordedCalls.push({ call: "submit", draft });
      return answers.submit ? answers.submit(draft) : { id: "submission-1" };
    },
    keep: async (draft) => {
      recordedCalls.push({ call: "keep", draft });
      return answers.keep ? answers.keep(draft) : { id: "kept-1", key: "key-1" };
    },
    lookUp: async (id, key) => {
      recordedCalls.push({ call: "lookUp" });
      return answers.lookUp ? answers.lookUp(id, key) : kept;
    },
  };
  return { calls, recordedCalls };
}

interface Shown {
  questions: readonly Question[];
  calls: FormCalls;
  onRemove?: () => void;
  submission?: { id: string; answers: Record<string, string> };
}

function Shown({ questions, calls, onRemove, submission }: Shown) {
  const fill = useFill({ form: { id: "form-1", churchId: "church-1" }, questions, calls, whose: "me", submission });
  if (fill.stage.kind === "sent") return <SentView thanks="See you on Sunday." />;
  return <FillForm name="Sign up" questions={questions} fill={fill} onCancel={() => {}} onRemove={onRemove} />;
}

export function showForm(shown: Shown) {
  const screen = render(
    <FillContext value={TEST_FILL}>
      <Shown {...shown} />
    </FillContext>,
  );
  return { ...screen, user: userEvent.setup() };
}
