import type { SubmissionDraft } from "@offertory/contract";
import { sha256 } from "../../../platform/hashing/sha256.ts";
import { TooManyTries } from "../../../platform/http/http-errors.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import { admitOnce } from "../../visitors/index.ts";
import type { Forms } from "../forms.ts";
import type { SubmissionState } from "../forms-tables.ts";
import type { FormRow } from "../records/form-store.ts";
import type { QuestionRow } from "../records/question-store.ts";
import type { Answers } from "../records/submission-store.ts";

/** For senders with a valid captcha token. A whole church may share one Wi-Fi on a Sunday. */
const PROVEN_BY_PLACE: Limit = { name: "form-proven-place", tries: 2000, seconds: 3600 };
const PROVEN_BY_FORM: Limit = { name: "form-proven", tries: 5000, seconds: 3600 };
/** For senders without a captcha token. Submissions beyond these limits are held for staff. */
const UNPROVEN_BY_PLACE: Limit = { name: "form-place", tries: 60, seconds: 3600 };
const UNPROVEN_BY_FORM: Limit = { name: "form-unproven", tries: 200, seconds: 3600 };
/**
 * For senders without a captcha token. Submissions beyond this limit are refused, because staff could not look through
 * them.
 */
const FLOOD_BY_PLACE: Limit = { name: "form-flood", tries: 1000, seconds: 3600 };
const SAME_WORDS: Limit = { name: "form-same-words", tries: 5, seconds: 3600 };
const MAX_LINKS = 2;
/** Texts shorter than this are not compared, because many people write "none" or "Two adults". */
const WORDY = 40;

interface Sent {
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
export async function judgeSender(forms: Forms, sent: Sent): Promise<Exclude<SubmissionState, "waiting">> {
  const { form, draft, address } = sent;
  const key = `${form.id} ${draft.clientId ?? forms.newId()}`;
  const isProven =
    Boolean(draft.ticket) && (await admitOnce(forms.giving, { ticket: draft.ticket ?? "", subject: key }));
  if (!isProven) await forms.limits.count(FLOOD_BY_PLACE, address);
  const [byPlace, byForm] = isProven ? [PROVEN_BY_PLACE, PROVEN_BY_FORM] : [UNPROVEN_BY_PLACE, UNPROVEN_BY_FORM];
  const isOften = (await isBeyond(forms, byPlace, address)) || (await isBeyond(forms, byForm, form.id));
  return isOften || Boolean(draft.website?.trim()) || (await looksLikeSpam(forms, sent)) ? "held" : "done";
}

async function looksLikeSpam(forms: Forms, { form, questions, answers }: Sent): Promise<boolean> {
  const words = questions
    .filter(({ fieldType }) => fieldType === "Textbox" || fieldType === "Text Area")
    .map(({ id }) => answers.get(id) ?? "")
    .join("\n");
  if ((words.match(/https?:\/\/|www\.|\[url/gi)?.length ?? 0) > MAX_LINKS) return true;
  if (words.length < WORDY) return false;
  const same = sha256(words.toLowerCase().replaceAll(/\s+/g, " "));
  return isBeyond(forms, SAME_WORDS, `${form.id} ${same}`);
}

async function isBeyond({ limits }: Forms, limit: Limit, who: string): Promise<boolean> {
  try {
    await limits.count(limit, who);
    return false;
  } catch (error) {
    if (error instanceof TooManyTries) return true;
    throw error;
  }
}
