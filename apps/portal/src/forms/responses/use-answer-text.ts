import type { Question } from "@offertory/contract";
import { answerText } from "@offertory/contract/forms/answer-text";
import { useT } from "@offertory/i18n/react";
import { useCallback } from "react";
import { useShortDate } from "../../treasury/use-short-date.ts";

export function useAnswerText(): (question: Pick<Question, "fieldType" | "choices">, value: string) => string {
  const t = useT();
  const date = useShortDate();
  return useCallback(
    (question, value) => answerText(question, value, { yes: t("forms:fill.yes"), no: t("forms:fill.no"), date }),
    [t, date],
  );
}
