import type { CallAnswer, keepSubmission as call, SubmissionDraft } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import { toFundLineRows } from "../../funds/index.ts";
import { inTransaction, type Forms } from "../forms.ts";
import { FormNotFound, PaymentUnfinished } from "../forms-errors.ts";
import type { Prices } from "../forms-tables.ts";
import { checkAccepting, memberOf } from "../access/check-accepting.ts";
import { priceOf } from "../questions/check-question.ts";
import type { QuestionRow } from "../records/question-store.ts";
import { findSubject } from "../submissions/find-subject.ts";
import { readAnswers } from "../submissions/read-answers.ts";
import { clientKeyOf, newSubmission, type RequestContext } from "../submissions/submit-form.ts";
import type { Answers, SubmissionRow } from "../records/submission-store.ts";
import { readPayments } from "../payments/read-payments.ts";
import { isSubmissionKey, submissionKey } from "../payments/submission-key.ts";

/** Limits stored answers per client address, so that visitors cannot fill the database with unpaid submissions. */
const KEPT_PER_ADDRESS: Limit = { name: "form-keep", tries: 1000, seconds: 3600 };

/**
 * Stores all answers before the payment is made. The submission can then be finished even if the visitor closes the
 * page.
 */
export async function keepSubmission(
  forms: Forms,
  draft: SubmissionDraft,
  caller: Caller | null,
  context: RequestContext,
): Promise<CallAnswer<typeof call>> {
  const form = await forms.forms.findById(draft.formId);
  if (!form) throw new FormNotFound();
  const member = memberOf(form, caller);
  const clientKey = clientKeyOf(draft, member);
  const questions = await forms.questions.listAll(form.churchId, form.id);
  const known = await findKept(forms, draft, { churchId: form.churchId, formId: form.id, clientKey });
  if (known && known.state !== "waiting") return { id: known.id, key: submissionKey(forms, known) };

  checkAccepting(forms, form, member);
  const answers = readAnswers(questions, draft.answers);
  const subject = await findSubject(forms, draft, member);
  const prices = pricesOf(questions);
  if (known) {
    await updateKept(forms, known, answers, prices);
    return { id: known.id, key: submissionKey(forms, known) };
  }
  if (!member) await forms.limits.count(KEPT_PER_ADDRESS, context.address);
  const row = {
    ...newSubmission(forms, form, member, context),
    ...subject,
    state: "waiting" as const,
    clientKey,
    repeatKey: "",
    prices,
  };
  const isFirst = await inTransaction(forms, async ({ submissions }) => {
    if (!(await submissions.add(row, answers))) return false;
    return true;
  });
  const kept = isFirst ? row : ((await findKept(forms, draft, row)) ?? row);
  return { id: kept.id, key: submissionKey(forms, kept) };
}

async function findKept(
  forms: Forms,
  { id, key }: SubmissionDraft,
  { churchId, formId, clientKey }: Pick<SubmissionRow, "churchId" | "formId" | "clientKey">,
): Promise<SubmissionRow | undefined> {
  if (clientKey) return forms.submissions.findByClient(churchId, formId, clientKey);
  const named = id ? await forms.submissions.find(churchId, id) : undefined;
  return named?.formId === formId && isSubmissionKey(forms, named, key ?? "") ? named : undefined;
}

function pricesOf(questions: readonly QuestionRow[]): Prices {
  const payments = questions.filter(({ fieldType, removedAt }) => fieldType === "Payment" && removedAt === null);
  const priced = payments.flatMap((question) => {
    const price = priceOf(question.churchId, question);
    return price ? [[question.id, ...toFundLineRows(question.churchId, [price])] as const] : [];
  });
  if (priced.length === 0 || priced.length < payments.length) throw new PaymentUnfinished();
  return Object.fromEntries(priced);
}

/**
 * Updates stored answers, after the visitor corrected one or tries another card. Prices are updated only while no
 * payment was made or is in progress.
 */
async function updateKept(forms: Forms, known: SubmissionRow, answers: Answers, prices: Prices): Promise<void> {
  const isUnpaid = (await readPayments(forms, known)).every(({ state }) => state === "none" || state === "failed");
  await inTransaction(forms, async ({ submissions }) => {
    const now = await submissions.lock(known.churchId, known.id);
    if (now?.state !== "waiting") return;
    await submissions.putAnswers(known, answers);
    await submissions.updateSearchText(known, answers);
    if (isUnpaid) await submissions.change(known, { prices: JSON.stringify(prices) });
  });
}
