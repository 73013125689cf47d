import { CallFailed, isStatus } from "@offertory/api-client";
import { useErrorText, useT } from "@offertory/i18n/react";

/** Returns a function that gives the message about a failed save: the server's, if it responded. */
export function useSaveProblem(): (error: unknown) => string {
  const t = useT();
  const errorText = useErrorText();
  return (error) => {
    if (isStatus(error, 403)) return t("messaging:box.notYours");
    const isAnswered = error instanceof CallFailed && error.status !== 0;
    return (isAnswered && errorText(error)) || t("messaging:box.failed");
  };
}
