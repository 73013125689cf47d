import type { SubmissionDraft } from "@offertory/contract";
import { sha256 } from "../../../platform/hashing/sha256.ts";
import { TooManyAttempts } from "../../../platform/http/http-errors.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import { admitOnce } from "../../visitors/index.ts";
import type { Forms } from "../forms.ts";
import type { SubmissionState } from "../forms-tables.ts";
import type { FormRow } from "../records/form-store.ts";
import type { QuestionRow } from "../records/question-store.ts";
import type { Answers } from "../records/submission-store.ts";

/** For senders with a valid captcha token. A whole church may share one Wi-Fi on a Sunday. */
const VERIFIED_PER_ADDRESS: Limit = { name: "form-proven-place", tries: 2000, seconds: 3600 };
const VERIFIED_PER_FORM: Limit = { name: "form-proven", tries: 5000, seconds: 3600 };
/** For senders without a captcha token. Submissions beyond these limits are held for staff. */
const UNVERIFIED_PER_ADDRESS: Limit = { name: "form-place", tries: 60, seconds: 3600 };
const UNVERIFIED_PER_FORM: Limit = { name: "form-unproven", tries: 200, seconds: 3600 };
/**
 * For senders without a captcha token. Submissions beyond this limit are refused, because staff could not look through
 * them.
 */
const FLOOD_PER_ADDRESS: Limit = { name: "form-flood", tries: 1000, seconds: 3600 };
const SAME_TEXT_PER_FORM: Limit = { name: "form-same-words", tries: 5, seconds: 3600 };
const MAX_LINKS = 2;
/** Texts shorter than this are not compared, because many people write "none" or "Two adults". */
const MIN_COMPARED_LENGTH = 40;

interface ReceivedSubmission {
  form: FormRow;
  draft: SubmissionDraft;
  questions: readonly QuestionRow[];
  answers: Answers;
  address: string;
}

/**
 * Decides whether a visitor's submission counts at once or is held as possible spam. Only a flood from one address is
 * refused.
 */
export async function assessSender(
  forms: Forms,
  sent: ReceivedSubmission,
): Promise<Exclude<SubmissionState, "waiting">> {
  const { form, draft, address } = sent;
  const key = `${form.id} ${draft.clientId ?? forms.newId()}`;
  const isVerified =
    Boolean(draft.captchaToken) &&
    (await admitOnce(forms.giving, { captchaToken: draft.captchaToken ?? "", subject: key }));
  if (!isVerified) await forms.limits.count(FLOOD_PER_ADDRESS, address);
  const [addressLimit, formLimit] = isVerified
    ? [VERIFIED_PER_ADDRESS, VERIFIED_PER_FORM]
    : [UNVERIFIED_PER_ADDRESS, UNVERIFIED_PER_FORM];
  const isOverLimit =
    (await exceedsLimit(forms, addressLimit, address)) || (await exceedsLimit(forms, formLimit, form.id));
  return isOverLimit || Boolean(draft.website?.trim()) || (await looksLikeSpam(forms, sent)) ? "held" : "done";
}

async function looksLikeSpam(forms: Forms, { form, questions, answers }: ReceivedSubmission): Promise<boolean> {
  const text = questions
    .filter(({ fieldType }) => fieldType === "Textbox" || fieldType === "Text Area")
    .map(({ id }) => answers.get(id) ?? "")
    .join("\n");
  if ((text.match(/https?:\/\/|www\.|\[url/gi)?.length ?? 0) > MAX_LINKS) return true;
  if (text.length < MIN_COMPARED_LENGTH) return false;
  const textHash = sha256(text.toLowerCase().replaceAll(/\s+/g, " "));
  return exceedsLimit(forms, SAME_TEXT_PER_FORM, `${form.id} ${textHash}`);
}

async function exceedsLimit({ limits }: Forms, limit: Limit, subject: string): Promise<boolean> {
  try {
    await limits.count(limit, subject);
    return false;
  } catch (error) {
    if (error instanceof TooManyAttempts) return true;
    throw error;
  }
}
