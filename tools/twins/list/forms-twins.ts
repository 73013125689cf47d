import type { Twin } from "../twin.ts";

const FORMS = "apps/server/src/modules/forms";
const GIVING = "apps/server/src/modules/giving";
const SUBMIT = `${FORMS}/submissions/submit-form.test.ts`;
const PAYMENT = `${FORMS}/payments/payment.test.ts`;
const BIND = `${FORMS}/payments/bind-payments.test.ts`;
const RESPONSES = `${FORMS}/responses/responses.test.ts`;
const BUILD = `${FORMS}/forms/forms.test.ts`;
const LETTER = `${FORMS}/letters/answer-letter.test.ts`;
const MAY = `${FORMS}/forms/may-build-forms.ts`;
const CHANGE = `${FORMS}/submissions/change-submission.ts`;

/** What people answer to forms, who reads it, and what they pay there. */
export const FORMS_TWINS: Twin[] = [
  {
    guard: "Whether an answer is required, the question says",
    file: `${FORMS}/submissions/read-answers.ts`,
    find: "if (problem) throw new AnswerInvalid(problem, question.title);",
    replace: 'if (problem && problem !== "required") throw new AnswerInvalid(problem, question.title);',
    test: SUBMIT,
    title: "S5.07 S8.05 a required question that was left out is named, whatever the client says of it",
  },
  {
    guard: "A restricted form is filled in by its church only",
    file: `${FORMS}/forms/check-taking.ts`,
    find: "if (form.restricted && !member) throw new FormRestricted();",
    replace: "void member;",
    test: SUBMIT,
    title: "S6.02 a restricted form is filled in only by who is signed in to its church",
  },
  {
    guard: "To a form of another church everybody is a stranger",
    file: `${FORMS}/forms/check-taking.ts`,
    find: "caller?.churchId === form.churchId ? caller : null",
    replace: "form.churchId ? caller : null",
    test: SUBMIT,
    title: "S7.06 who sent it in is the one who is signed in, whatever the client says; and the church is the form's",
  },
  {
    guard: "A submission is read by who may",
    file: `${FORMS}/submissions/read-submission.ts`,
    find: "if (!isOwn && !mayReadAnswers(caller, form)) throw new SubmissionNotFound();",
    replace: "",
    test: SUBMIT,
    title: "S6.01 nobody reads a submission but who sent it, who made the form, and who administers forms",
  },
  {
    guard: "Who edits forms reads answers only of their own",
    file: MAY,
    find: "createdBy === caller.personId",
    replace: "createdBy !== undefined",
    test: RESPONSES,
    title: "S6.01 are read by who made the form and who administers forms, and by nobody else",
  },
  {
    guard: "A submission is changed by who may",
    file: CHANGE,
    find: "if (!mayChange) throw member ? new SubmissionNotFound() : new NotSignedIn();",
    replace: "if (!isHere) throw new SubmissionNotFound();",
    test: SUBMIT,
    title: "S6.01 nobody changes a submission but who sent it while the form is open, and who administers forms",
  },
  {
    guard: "An anonymous submission is finished by its key only",
    file: `${FORMS}/payments/submission-key.ts`,
    find: "right.length === shown.length && timingSafeEqual(right, shown)",
    replace: "timingSafeEqual(right, right) || shown.length > 0",
    test: SUBMIT,
    title: "an anonymous submission is nobody's to change or read, though its id is known",
  },
  {
    guard: "What staff filled in about somebody is not theirs to read",
    file: `${FORMS}/responses/list-person-submissions.ts`,
    find: "seesPeople || row.submittedBy === caller.personId",
    replace: "seesPeople || isSelf",
    test: RESPONSES,
    title: "are seen by themselves and by who views people; the answers only by who may read them",
  },
  {
    guard: "Answers come with a person's submissions only to who may read them",
    file: `${FORMS}/responses/list-person-submissions.ts`,
    find: "mayRead ? describeWhole",
    replace: "mayRead || true ? describeWhole",
    test: RESPONSES,
    title: "are seen by themselves and by who views people; the answers only by who may read them",
  },
  {
    guard: "No answer runs as a formula",
    file: `${FORMS}/responses/export-responses.ts`,
    find: "escape_formulas: true",
    replace: "escape_formulas: false",
    test: RESPONSES,
    title: "are exported as the screen says them, with a column for each question and the time zone",
  },
  {
    guard: "Who is erased leaves no answers behind",
    file: `${FORMS}/people/follow-people.ts`,
    find: "persons.forget(churchId, personId)",
    replace: "persons.areKnown(churchId, [personId]).then(() => {})",
    test: RESPONSES,
    title: "move with a merge, come with the document of one's own data, and are gone when the person is erased",
  },
  {
    guard: "The text of a payment's answer is not believed",
    file: `${FORMS}/submissions/submit-form.ts`,
    find: "if (!paid) throw new PaymentFailed();",
    replace: "",
    test: BIND,
    title: "G4.09 what the answer says is not believed: without a gift the payment failed",
  },
  {
    guard: "A payment is of the amount and the fund that the question asks for",
    file: `${FORMS}/payments/read-payments.ts`,
    find: 'return fits ? gift.status : "failed";',
    replace: "return fits ? gift.status : gift.status;",
    test: PAYMENT,
    title: "G3.08 is not finished by less than it asks for",
  },
  {
    guard: "What is paid for is not paid again, under whichever key",
    file: "apps/server/migrations/20261119000200-giving-purpose.sql",
    find: "create unique index payment_intents_by_purpose",
    replace: "create index payment_intents_by_purpose",
    test: PAYMENT,
    title: "is charged once, whatever keys are sent, at once and afterwards",
  },
  {
    guard: "A gift that pays for something pays for nothing else",
    file: `${GIVING}/purposes/purpose-store.ts`,
    find: "and i.purpose is null",
    replace: "",
    test: BIND,
    title: "G4.09 a member's gift of that sum and fund is bound to the form, once",
  },
  {
    guard: "Nobody's gift is taken for another's",
    file: `${GIVING}/purposes/purpose-store.ts`,
    find: "and ${isTheirs}",
    replace: "and (${isTheirs} or true)",
    test: BIND,
    title: "G4.09 a gift of another sum, of somebody else, or of long ago is not taken for it",
  },
  {
    guard: "Page and money finish a submission once",
    file: `${FORMS}/payments/finish-waiting.ts`,
    find: 'if (now?.state !== "waiting") return;',
    replace: "if (!now) return;",
    test: PAYMENT,
    title: "is finished once, however page and money race, and mailed once",
  },
  {
    guard: "The money finishes a form whose page is gone",
    file: `${GIVING}/intents/settle-gift.ts`,
    find: "purpose ? giving.jobsOf(purposeMoved",
    replace: 'purpose === "" ? giving.jobsOf(purposeMoved',
    test: PAYMENT,
    title: "G1.07 is finished by the money, where the page is gone between the charge and the submit",
  },
  {
    guard: "A choice that was taken stays",
    file: `${FORMS}/questions/save-questions.ts`,
    find: "if (taken !== null) throw new ChoiceTaken(taken);",
    replace: "void taken;",
    test: BUILD,
    title: "what was answered stays readable: the type and taken choices stay",
  },
  {
    guard: "No mailbox is filled by forms",
    file: `${FORMS}/letters/compose-answer-letter.ts`,
    find: "if (!isEmail(to) || (await hasEnough(forms, to))) return null;",
    replace: "if (!isEmail(to)) return null;",
    test: LETTER,
    title: "no mailbox is filled by forms, and what was sent in counts all the same",
  },
];
