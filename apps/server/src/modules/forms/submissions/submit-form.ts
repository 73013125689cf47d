import { createHmac } from "node:crypto";
import type { FormSubmission, SubmissionDraft } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Forms } from "../forms.ts";
import { FormNotFound, PaymentFailed } from "../forms-errors.ts";
import { checkAccepting, memberOf } from "../access/check-accepting.ts";
import type { FormRow } from "../records/form-store.ts";
import { composeAnswerEmail } from "../emails/compose-answer-email.ts";
import { bindPayments } from "../payments/bind-payments.ts";
import { UNMATCHED_ANSWER } from "../payments/paid-answer.ts";
import { countUnmatched, mayHavePaid, payerTokensOf } from "../payments/payer-tokens.ts";
import { changeSubmission } from "./change-submission.ts";
import { completeSubmission, jobsOfSubmission } from "./complete-submission.ts";
import { describeSent } from "./describe-submission.ts";
import { findSubject } from "./find-subject.ts";
import { assessSender } from "./assess-sender.ts";
import { readAnswers } from "./read-answers.ts";
import type { Answers, NewSubmission } from "../records/submission-store.ts";

/** Data of the request besides its body. */
export interface RequestContext {
  address: string;
  /** The language of the visitor's browser. */
  language: string;
}

/** Some clients send no client id. An equal submission within this time counts as a second click. */
const REPEAT_MS = 120_000;

/**
 * Accepts a submission, or returns the one that the same page has sent before. It is stored once, in one transaction
 * with its payments, email and event.
 */
export async function submitForm(
  forms: Forms,
  draft: SubmissionDraft,
  caller: Caller | null,
  context: RequestContext,
): Promise<FormSubmission> {
  const [found, questions] = await Promise.all([
    forms.questionReader.formToFill({
      formId: draft.formId,
      memberOf: caller?.churchId ?? null,
      memberKey: clientKeyOf(draft, caller),
      strangerKey: clientKeyOf(draft, null),
    }),
    forms.questionReader.all(draft.formId),
  ]);
  const [form] = found;
  if (!form) throw new FormNotFound();
  const member = memberOf(form, caller);
  const clientKey = clientKeyOf(draft, member);
  const sameClient = form.sentId === null ? undefined : await forms.submissions.find(form.churchId, form.sentId);
  if (draft.id || sameClient) return changeSubmission(forms, { form, draft, member, known: sameClient });
  checkAccepting(forms, form, member);

  const answers = readAnswers(questions, draft.answers);
  const subject = await findSubject(forms, draft, member);
  const payments = questions.filter(({ fieldType, removedAt }) => fieldType === "Payment" && removedAt === null);
  const payerTokens = payerTokensOf(draft);
  const isUnmatched = await mayHavePaid(forms, { churchId: form.churchId, payments, member, payerTokens });
  if (isUnmatched) await countUnmatched(forms, context.address);
  const isTrusted = member !== null || payments.length > 0;
  const state = isUnmatched
    ? "held"
    : isTrusted
      ? "done"
      : await assessSender(forms, { form, draft, questions, answers, ...context });
  const row = {
    ...newSubmission(forms, form, member, context),
    ...subject,
    state,
    clientKey,
    repeatKey: repeatKeyOf(forms, { form, member, payerTokens }, answers),
  };
  const email = state === "done" ? await composeAnswerEmail(forms, { form, row, questions, answers }) : null;
  if (payments.length === 0 && !email) {
    const jobs = state === "done" ? jobsOfSubmission(forms, form, row) : [];
    if (await forms.submissions.addWithJobs(row, answers, jobs)) return describeNew(row);
    const before = await forms.submissions.findByClient(form.churchId, form.id, clientKey ?? "");
    return before ? describeSent(before) : describeNew(row);
  }
  const written = await inTransaction(forms, async (stores, tx) => {
    if (payments.length > 0 && row.repeatKey) await stores.submissions.lockRepeat(row.repeatKey);
    if (!(await stores.submissions.add(row, answers))) return false;
    const paid = isUnmatched
      ? new Map(payments.map(({ id }) => [id, UNMATCHED_ANSWER]))
      : await bindPayments(forms, tx, { row, payments, member, payerTokens });
    if (!paid) throw new PaymentFailed();
    await stores.submissions.putAnswers(row, paid);
    if (state === "done") await completeSubmission(forms, tx, form, row, email);
    return true;
  }).catch(async (error: unknown) => {
    const repeated =
      error instanceof PaymentFailed &&
      row.repeatKey &&
      (await forms.submissions.findRepeat(row, repeatWindowStart(forms)));
    if (repeated) return repeated;
    throw error;
  });
  if (written === true) return describeNew(row);
  const before = written || (await forms.submissions.findByClient(form.churchId, form.id, clientKey ?? ""));
  return before ? describeSent(before) : describeNew(row);
}

const describeNew = (row: NewSubmission): FormSubmission => describeSent({ ...row, answers: {}, searched: "" });

const repeatWindowStart = ({ now }: Forms): Date => new Date(now().getTime() - REPEAT_MS);

/**
 * The page's own id of its submission, prefixed with the signed-in person, so that one member's id never matches
 * another's.
 */
export const clientKeyOf = ({ clientId }: SubmissionDraft, member: Caller | null): string | null =>
  clientId ? `${member?.personId ?? ""} ${clientId}` : null;

export const newSubmission = (
  { newId, now }: Forms,
  { churchId, id: formId }: FormRow,
  member: Caller | null,
  { language }: RequestContext,
): Omit<NewSubmission, "state" | "contentType" | "contentId" | "clientKey" | "repeatKey"> => ({
  churchId,
  id: newId(),
  formId,
  submittedBy: member?.personId ?? null,
  submittedAt: now(),
  language,
  prices: null,
  finishedAlone: false,
  paymentFailedAt: null,
});

/**
 * A hash of sender and answers, to detect repeated submissions. Empty for visitors without a payer token, because equal
 * answers from one network may come from two people.
 */
function repeatKeyOf(
  forms: Forms,
  { form, member, payerTokens }: { form: FormRow; member: Caller | null; payerTokens: ReadonlyMap<string, string> },
  answers: Answers,
): string {
  const sender = member?.personId ?? [...payerTokens];
  if (sender.length === 0) return "";
  return createHmac("sha256", forms.secret)
    .update(JSON.stringify(["form", form.id, sender, [...answers]]))
    .digest("base64url")
    .slice(0, 22);
}
