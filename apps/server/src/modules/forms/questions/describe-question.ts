import type { Question } from "@offertory/contract";
import type { QuestionRow } from "../records/question-store.ts";

export const describeQuestion = (row: QuestionRow): Question => {
  const { id, formId, title, description, fieldType, placeholder, required, choices, position } = row;
  return { id, formId, title, description, fieldType, placeholder, required, choices, sort: position };
};
