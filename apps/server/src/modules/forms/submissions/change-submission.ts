import type { FormSubmission, SubmissionDraft } from "@offertory/contract";
import { NotSignedIn } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Forms } from "../forms.ts";
import { PaymentFailed, PaymentOpen, SubmissionNotFound } from "../forms-errors.ts";
import { acceptsSubmissions } from "../access/check-accepting.ts";
import type { FormRow } from "../records/form-store.ts";
import { mayAdminister } from "../access/may-build-forms.ts";
import { finishWaiting } from "./finish-waiting.ts";
import { isSubmissionKey } from "../payments/submission-key.ts";
import { describeSent, describeSubmission } from "./describe-submission.ts";
import { readAnswers } from "./read-answers.ts";
import type { SubmissionRow } from "../records/submission-store.ts";

interface Resubmission {
  form: FormRow;
  draft: SubmissionDraft;
  member: Caller | null;
  /** The submission that the same page has sent before. */
  known: SubmissionRow | undefined;
}

/**
 * Handles a request for a submission that exists. The page that sent it is recognized by its client id or the
 * submission's key: a repeated request gets the same response, and a waiting submission is finished. Any other request
 * is a change, which needs permission.
 */
export async function changeSubmission(
  forms: Forms,
  { form, draft, member, known }: Resubmission,
): Promise<FormSubmission> {
  const row = known ?? (await forms.submissions.find(form.churchId, draft.id ?? ""));
  const isOfForm = row?.formId === form.id;
  if (isOfForm && (known || isSubmissionKey(forms, row, draft.key ?? ""))) return finish(forms, form, draft, row);
  const isOwn = isOfForm && member !== null && row.submittedBy === member.personId;
  if (isOwn && row.state === "waiting") return finish(forms, form, draft, row);
  const mayChange = isOfForm && (mayAdminister(member, form) || (isOwn && acceptsSubmissions(forms, form)));
  if (!mayChange) throw member ? new SubmissionNotFound() : new NotSignedIn();
  await putAnswers(forms, row, draft);
  return describeSubmission(row);
}

async function finish(
  forms: Forms,
  form: FormRow,
  draft: SubmissionDraft,
  row: SubmissionRow,
): Promise<FormSubmission> {
  if (row.state === "waiting") {
    if (draft.answers.length > 0) await putAnswers(forms, row, draft, "waiting");
    const { outcome } = await finishWaiting(forms, form, row, { alone: false });
    if (outcome === "open") throw new PaymentOpen();
    if (outcome === "unpaid") throw new PaymentFailed();
  } else if (row.finishedAlone) {
    // The payment event finished the submission before the page did, so the page's answers, which are the latest,
    // replace the stored ones.
    if (draft.answers.length > 0) await putAnswers(forms, row, draft, "done");
    await forms.submissions.change(row, { finishedAlone: false });
  }
  return describeSent((await forms.submissions.find(row.churchId, row.id)) ?? row);
}

async function putAnswers(
  forms: Forms,
  row: SubmissionRow,
  draft: SubmissionDraft,
  expectedState?: SubmissionRow["state"],
): Promise<void> {
  const answers = readAnswers(await forms.questions.listAll(row.churchId, row.formId), draft.answers);
  await inTransaction(forms, async ({ submissions }) => {
    const now = await submissions.lock(row.churchId, row.id);
    if (!now) throw new SubmissionNotFound();
    if (expectedState === "waiting" && now.state !== "waiting" && !now.finishedAlone) return;
    await submissions.putAnswers(row, answers);
    await submissions.updateSearchText(row, answers);
  });
}
