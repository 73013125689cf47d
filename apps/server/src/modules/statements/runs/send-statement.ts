import { formatTag } from "@offertory/i18n";
import { renderEmail } from "../../../platform/mail/render-email.ts";
import type { Delivery } from "../../../platform/mail/deliver.ts";
import { greet } from "../../accounts/index.ts";
import type { Statements } from "../statements.ts";
import type { ComposedStatement } from "../statement/open-statement-composer.ts";

interface Sending {
  church: string;
  /** The address that answers go to; empty if the church has set none. */
  replyTo: string;
  runId: string;
  year: number;
  made: ComposedStatement;
  pdf: Uint8Array;
}

/** Emails a statement as a PDF, in the donor's language and the church's name. The text contains no amounts. */
export async function sendStatement(
  context: Pick<Statements, "deliver" | "translatorFor">,
  { church, replyTo, runId, year, made: { person, language, paper }, pdf }: Sending,
): Promise<Delivery> {
  const t = await context.translatorFor(language);
  const sentEmail = renderEmail({
    to: person.email,
    language: formatTag(language),
    subject: t("statements:mail.subject", { church, year }),
    greeting: greet(t, person.displayName),
    paragraphs: [t("statements:mail.text", { church, year }), t("statements:mail.keep")],
    closing: [t("statements:mail.wrong", { church })],
    church,
    letterhead: { replyTo, logo: "" },
    footer: t("mails:footer", { church }),
  });
  return context.deliver({
    ...sentEmail,
    fromName: church,
    // A repeated email has the same Message-ID, so that mail servers can drop the second copy.
    messageName: `statement-${runId}-${person.personId}`,
    attachment: { fileName: `${paper.title}.pdf`, type: "application/pdf", bytes: pdf },
  });
}
