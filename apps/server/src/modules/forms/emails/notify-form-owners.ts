import { notify } from "../../notifications/index.ts";
import type { Forms } from "../forms.ts";
import { responseLink } from "./response-link.ts";

interface EventPayload {
  churchId: string;
  formId: string;
  formName: string;
  submissionId: string;
  submittedBy: string | null;
  notifyPersonIds: readonly string[];
}

/**
 * Notifies the form owners of a submission, each by the channel they chose. The notification links to the answers but
 * does not contain them.
 */
export const notifyFormOwners = (forms: Forms, event: EventPayload): Promise<void> =>
  forms.connection.transaction().execute(async (tx) => {
    const { churchId, formId, formName: form, submissionId, submittedBy, notifyPersonIds } = event;
    await notify(forms.notifications, tx, {
      churchId,
      personIds: notifyPersonIds.filter((personId) => personId !== submittedBy),
      kind: "formSubmission",
      contentId: submissionId,
      message: (t) => t("mails:formFilledIn.text", { form }),
      link: responseLink(formId, submissionId),
    });
  });
