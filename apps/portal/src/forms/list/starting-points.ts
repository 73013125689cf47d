import type { FieldType, QuestionDraft } from "@offertory/contract";
import type { T } from "@offertory/i18n/react";

export const STARTING_POINTS = ["blank", "visitor", "event", "prayer"] as const;
export type StartingPoint = (typeof STARTING_POINTS)[number];

type TitleKey = "name" | "email" | "phone" | "firstVisit" | "message" | "people" | "diet" | "request" | "share";
type Line = [fieldType: FieldType, titleKey: TitleKey, required?: "required"];

// i18n-uses: forms:start.ask.*

const LINES: Record<StartingPoint, readonly Line[]> = {
  blank: [],
  visitor: [
    ["Textbox", "name", "required"],
    ["Email", "email"],
    ["Phone Number", "phone"],
    ["Yes/No", "firstVisit"],
    ["Text Area", "message"],
  ],
  event: [
    ["Textbox", "name", "required"],
    ["Email", "email", "required"],
    ["Whole Number", "people", "required"],
    ["Text Area", "diet"],
  ],
  prayer: [
    ["Textbox", "name"],
    ["Text Area", "request", "required"],
    ["Yes/No", "share"],
  ],
};

/** Returns the questions that a new form starts with, in the creator's language. */
export const questionsOf = (point: StartingPoint, formId: string, t: T): QuestionDraft[] =>
  LINES[point].map(([fieldType, titleKey, required]) => ({
    formId,
    fieldType,
    title: t(`forms:start.ask.${titleKey}`),
    required: required !== undefined,
  }));
