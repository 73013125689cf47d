import { z } from "zod/mini";
import { Id, optionalText, text } from "../text/text.ts";
import { FIELD_TYPES } from "./question-kinds.ts";

/** In a file of its own, so that a page which only fills in forms loads no Zod. */
export * from "./question-kinds.ts";

export const Choice = z.object({ text: z.string(), value: z.string() });
export type Choice = z.output<typeof Choice>;

export const Question = z.object({
  id: z.string(),
  formId: z.string(),
  title: z.string(),
  description: z.string(),
  fieldType: z.enum(FIELD_TYPES),
  placeholder: z.string(),
  required: z.boolean(),
  choices: z.nullable(z.array(Choice)),
  sort: z.int(),
});
export type Question = z.output<typeof Question>;

export const MAX_CHOICES = 100;
export const MAX_QUESTIONS = 200;

export const QUESTION_LENGTHS = { title: 500, description: 2000, placeholder: 200, choice: 200 } as const;

const ChoiceText = text(QUESTION_LENGTHS.choice);
const DraftChoices = z.array(z.object({ text: ChoiceText, value: ChoiceText })).check(z.maxLength(MAX_CHOICES));

/** A question as the editor read it before the change. */
const SeenQuestion = z.object({
  title: text(QUESTION_LENGTHS.title),
  description: text(QUESTION_LENGTHS.description),
  fieldType: z.enum(FIELD_TYPES),
  placeholder: text(QUESTION_LENGTHS.placeholder),
  required: z.boolean(),
  choices: z.nullable(DraftChoices),
});

/** With an id, the question is changed; without, a new one is added at the end. */
export const QuestionDraft = z.object({
  id: z.nullish(Id),
  formId: Id,
  title: text(QUESTION_LENGTHS.title),
  description: optionalText(QUESTION_LENGTHS.description),
  fieldType: z.enum(FIELD_TYPES),
  placeholder: optionalText(QUESTION_LENGTHS.placeholder),
  required: z.nullish(z.boolean()),
  choices: z.nullish(DraftChoices),
  /**
   * The question as the editor read it. The change is refused when the question has been changed since; without `seen`,
   * it is not checked.
   */
  seen: z.nullish(SeenQuestion),
});
export type QuestionDraft = z.output<typeof QuestionDraft>;
