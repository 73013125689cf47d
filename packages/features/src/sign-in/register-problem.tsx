import { CallFailed } from "@offertory/api-client";
import { useErrorText, useT } from "@offertory/i18n/react";
import { FormErrors, Notice } from "@offertory/ui";

/** What the server refuses comes as a list; a server that was not reached, as a text. */
export function RegisterProblem({ error }: { error: Error }) {
  const t = useT();
  const errorText = useErrorText();
  const refused = error instanceof CallFailed && error.status !== 0;
  if (!refused) return <Notice tone="danger">{errorText(error)}</Notice>;
  // The code names one sentence; where the server says several, they are shown as it says them.
  const messages = error.errors.length > 1 ? error.errors : [errorText(error)];
  return <FormErrors title={t("accounts:register.problems")} errors={messages.map((message) => ({ message }))} />;
}
