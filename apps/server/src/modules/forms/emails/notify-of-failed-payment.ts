import { chooseLanguage, formatTag } from "@offertory/i18n";
import type { OpenTransaction } from "../../../platform/database/connection.ts";
import { renderEmail } from "../../../platform/mail/render-email.ts";
import { greet } from "../../accounts/index.ts";
import type { Forms, FormsStores } from "../forms.ts";
import type { FormRow } from "../records/form-store.ts";

/**
 * Emails the form owners that a payment has failed after all. The email does not name the payer, because others may see
 * it on a screen.
 */
export async function notifyOfFailedPayment(
  { translatorFor, appUrls, forms, emails }: Forms,
  persons: FormsStores["persons"],
  tx: OpenTransaction,
  { churchId, name: form, notifyPersonIds, createdBy }: FormRow,
): Promise<void> {
  const { name: church } = await forms.card(churchId);
  const formOwners = notifyPersonIds.length > 0 ? notifyPersonIds : createdBy ? [createdBy] : [];
  for (const personId of formOwners) {
    const to = await persons.recipient(churchId, personId);
    if (!to?.email) continue;
    const language = chooseLanguage(to.language ? [to.language] : []);
    const t = await translatorFor(language);
    const email = renderEmail({
      to: to.email,
      language: formatTag(language),
      subject: t("mails:formPaymentFailed.subject", { church, form }),
      greeting: greet(t, to.nick || to.firstName),
      paragraphs: [t("mails:formPaymentFailed.text", { form }), t("mails:formPaymentFailed.next")],
      action: { label: t("mails:role.action"), url: `${appUrls.portal}/login` },
      church,
      footer: t("mails:footer", { church }),
    });
    await emails.post(tx, email);
  }
}
