import { takesAnswer, holdsLink, isEmail, sameEmail } from "@offertory/contract";
import { chooseLanguage } from "@offertory/i18n";
import { TooManyAttempts } from "../../../platform/http/http-errors.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import type { Email } from "../../../platform/mail/mailer.ts";
import type { Forms } from "../forms.ts";
import type { FormRow } from "../records/form-store.ts";
import type { QuestionRow } from "../records/question-store.ts";
import type { Answers, SubmissionRow } from "../records/submission-store.ts";
import { renderAnswerEmail } from "./render-answer-email.ts";

/** Limits emails per recipient, so that nobody can use a form to flood somebody's mailbox. */
const EMAILS_PER_MAILBOX: Limit = { name: "form-mail", tries: 5, seconds: 24 * 3600 };

interface ConfirmedSubmission {
  form: FormRow;
  row: Pick<SubmissionRow, "submittedBy" | "language">;
  questions: readonly QuestionRow[];
  answers: Answers;
}

/**
 * Composes the confirmation email of a submission. It goes to the first email address among the answers, else to the
 * submitter's own address. Null when the form sends no confirmation, there is no address, or the mailbox has reached
 * its limit.
 */
export async function composeAnswerEmail(forms: Forms, submission: ConfirmedSubmission): Promise<Email | null> {
  const { form, row, questions, answers } = submission;
  if (!form.confirmationMail) return null;
  const account = row.submittedBy ? await forms.persons.recipient(form.churchId, row.submittedBy) : undefined;
  const currentQuestions = questions.filter((question) => question.removedAt === null && takesAnswer(question));
  const emailQuestion = currentQuestions.find(({ id, fieldType }) => fieldType === "Email" && answers.get(id));
  const to = sameEmail((emailQuestion && answers.get(emailQuestion.id)) || account?.email || "");
  if (!isEmail(to) || (await isMailboxOverLimit(forms, to))) return null;
  const language = chooseLanguage([account?.language ?? "", row.language].filter(Boolean));
  const { name: church } = await forms.forms.card(form.churchId);
  // A signed-in member may also have entered somebody else's address.
  const isOtherAddress = to !== sameEmail(account?.email ?? "");
  return renderAnswerEmail({
    t: await forms.translatorFor(language),
    language,
    to,
    firstName: account?.nick || account?.firstName || "",
    church,
    form: form.name,
    thanks: form.thanks,
    lines: currentQuestions.flatMap(({ id, title, fieldType }) => {
      const value = answers.get(id) ?? "";
      // Answers with links are left out unless the address is the sender's own, so that forms cannot send spam.
      const isShown = value !== "" && !(isOtherAddress && holdsLink(value) && fieldType !== "Email");
      return isShown ? [{ title, fieldType, value }] : [];
    }),
  });
}

async function isMailboxOverLimit({ limits }: Forms, mailbox: string): Promise<boolean> {
  try {
    await limits.count(EMAILS_PER_MAILBOX, mailbox);
    return false;
  } catch (error) {
    if (error instanceof TooManyAttempts) return true;
    throw error;
  }
}
