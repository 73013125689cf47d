import { expect, test } from "vitest";
import {
  changeAnswer,
  draftOf,
  findProblems,
  isAllPaid,
  resumeAnswers,
  showAnswers,
  startAnswers,
  tick,
} from "./form-draft.ts";
import { ALL_TWELVE, makeQuestion } from "./testing/make-question.ts";

test("S3.03 the initial answer is False for yes/no, the first choice for multiple choice, and empty for others", () => {
  const { heading, ...others } = startAnswers(ALL_TWELVE);
  expect(heading).toBeUndefined();
  expect(others["yes-no"]).toBe("False");
  expect(others["multiple-choice"]).toBe("Red");
  expect(Object.values(others).filter(Boolean)).toEqual(["Red", "False"]);
});

test("S3.03 checked choices are joined by commas in the order of the choices, even if a choice contains a comma", () => {
  const question = makeQuestion("Checkbox");
  const both = tick(question, tick(question, "", "Blue", true), "Green, light", true);
  expect(both).toBe("Green, light,Blue");
  expect(tick(question, both, "Green, light", false)).toBe("Blue");
});

test("S5.07 each required question without an answer is reported, in the order of the questions", () => {
  const questions = ALL_TWELVE.map((question) => ({ ...question, required: true }));
  const found = findProblems(questions, startAnswers(questions), { paid: new Set(), language: "en" });
  expect(found.map(({ title, problem }) => `${title} ${problem}`)).toEqual([
    "My Textbox required",
    "My Checkbox required",
    "My Whole Number required",
    "My Decimal required",
    "My Date required",
    "My Phone Number required",
    "My Email required",
    "My Text Area required",
    "My Payment not-paid",
  ]);
});

test("G1.07 a payment question is reported until it is paid, even if it is not required", () => {
  const questions = [makeQuestion("Payment"), makeQuestion("Payment", { id: "second" })];
  expect(isAllPaid(questions, new Set(["payment"]))).toBe(false);
  expect(isAllPaid(questions, new Set(["payment", "second"]))).toBe(true);
  expect(
    findProblems(questions, {}, { paid: new Set(["payment"]), language: "en" }).map(({ questionId }) => questionId),
  ).toEqual(["second"]);
  expect(findProblems(questions, {}, { paid: null, language: "en" })).toEqual([]);
});

test("a decimal is parsed by the rules of the user's language, and the typed text is kept", () => {
  const question = makeQuestion("Decimal");
  expect(changeAnswer({}, question, "12,5")).toEqual({ decimal: "12,5" });
  const sent = (typed: string, language: string) => {
    const answers = { decimal: typed };
    const problem = findProblems([question], answers, { paid: null, language })[0]?.problem;
    const form = { id: "form-1", churchId: "church-1" };
    const draft = draftOf({ form, questions: [question], answers, clientId: null, known: null, about: null, language });
    return problem ?? draft.answers[0]?.value;
  };
  expect(["12,5", "1.234,50", "1.000", "-0,25", "1.234.567", ",5"].map((typed) => sent(typed, "de"))).toEqual([
    "12.5",
    "1234.50",
    "1000",
    "-0.25",
    "1234567",
    "0.5",
  ]);
  expect(["12.5", "1,234.50", "1,000", "12,5"].map((typed) => sent(typed, "en"))).toEqual([
    "12.5",
    "1234.50",
    "1000",
    "12.5",
  ]);
  expect(["1,23,4", "abc", "1.2.3"].map((typed) => sent(typed, "en"))).toEqual(Array(3).fill("not-a-number"));
  expect(showAnswers([question], { decimal: "1.234" }, "de")).toEqual({ decimal: "1,234" });
});

test("answers are restored after a refresh, except choices that no longer exist", () => {
  const questions = [makeQuestion("Textbox"), makeQuestion("Multiple Choice"), makeQuestion("Checkbox")];
  const before = { textbox: "Ada", "multiple-choice": "Purple", checkbox: "Blue", gone: "x" };
  expect(resumeAnswers(questions, before)).toEqual({ textbox: "Ada", "multiple-choice": "Red", checkbox: "Blue" });
});

test("S3.03 a submission contains the answers, their required flags, and the client id", () => {
  const questions = [makeQuestion("Heading"), makeQuestion("Textbox", { required: true })];
  const draft = draftOf({
    form: { id: "form-1", churchId: "church-1" },
    questions,
    answers: { textbox: " Ada " },
    clientId: "client-1",
    known: { id: "kept-1", key: "key-1" },
    about: null,
    language: "en",
  });
  expect(draft).toMatchObject({ id: "kept-1", key: "key-1", clientId: "client-1", formId: "form-1" });
  expect(draft.answers).toEqual([{ questionId: "textbox", required: true, value: "Ada", formSubmissionId: "kept-1" }]);
});
