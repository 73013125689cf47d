import { useT } from "@offertory/i18n/react";
import type { PersonProblem } from "./person-draft.ts";

/** Returns a function that gives the message under a field for a problem. */
export function usePersonProblemText() {
  const t = useT();
  return (problem: PersonProblem | undefined): string | undefined => {
    switch (problem) {
      case undefined:
        return undefined;
      case "person-nameless":
        return t("errors:person-nameless");
      case "email-invalid":
        return t("errors:email-invalid");
      case "birth-date-future":
        return t("errors:birth-date-future");
      case "anniversary-before-birth":
        return t("people:problem.anniversaryBeforeBirth");
    }
  };
}
