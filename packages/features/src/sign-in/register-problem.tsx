import { CallFailed } from "@offertory/api-client";
import { useErrorText, useT } from "@offertory/i18n/react";
import { FormErrors, Notice } from "@offertory/ui";

/** Shows the server's refusals as a list, and a network error as text. */
export function RegisterProblem({ error }: { error: Error }) {
  const t = useT();
  const errorText = useErrorText();
  const refused = error instanceof CallFailed && error.status !== 0;
  if (!refused) return <Notice tone="danger">{errorText(error)}</Notice>;
  // The code has one translated message; if the server sends several messages, they are shown as they are.
  const messages = error.errors.length > 1 ? error.errors : [errorText(error)];
  return <FormErrors title={t("accounts:register.problems")} errors={messages.map((message) => ({ message }))} />;
}
