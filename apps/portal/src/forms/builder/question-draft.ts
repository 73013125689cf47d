import {
  type Choice,
  CHOICE_TYPES,
  type FieldType,
  PAYMENT_AMOUNT,
  PAYMENT_FUND,
  paymentChoices,
  type Question,
  type QuestionDraft,
} from "@offertory/contract";

/** What of a question is edited. */
export type QuestionEdit = Pick<
  Question,
  "title" | "description" | "fieldType" | "placeholder" | "required" | "choices"
>;

export const hasChoices = (fieldType: FieldType): boolean => CHOICE_TYPES.includes(fieldType);
export const hasPlaceholder = (fieldType: FieldType): boolean =>
  ["Textbox", "Text Area", "Whole Number", "Decimal", "Email"].includes(fieldType);

/** A new question, complete enough to be asked at once. */
export const newQuestion = (formId: string, fieldType: FieldType, title: string, choice: string): QuestionDraft => ({
  formId,
  fieldType,
  title,
  required: false,
  choices: hasChoices(fieldType) ? [{ text: choice, value: choice }] : null,
});

export const draftOfEdit = (formId: string, id: string | null, edit: QuestionEdit): QuestionDraft => ({
  ...(id !== null && { id }),
  formId,
  title: edit.title.trim(),
  description: edit.description,
  fieldType: edit.fieldType,
  placeholder: hasPlaceholder(edit.fieldType) ? edit.placeholder : "",
  required: edit.required,
  choices: edit.choices,
});

/** A choice's value follows its words until somebody may have taken it: then answers speak of it. */
export const rename = (choices: readonly Choice[], place: number, text: string, isFixed: boolean): Choice[] =>
  choices.map((choice, index) =>
    index === place ? { text, value: isFixed && choice.value !== "" ? choice.value : text } : choice,
  );

export const addChoice = (choices: readonly Choice[], text: string): Choice[] => {
  const taken = new Set(choices.map(({ value }) => value));
  let name = text;
  for (let count = 2; taken.has(name); count += 1) name = `${text} ${count}`;
  return [...choices, { text: name, value: name }];
};

export const removeChoice = (choices: readonly Choice[], place: number): Choice[] =>
  choices.filter((_, index) => index !== place);

export function moveChoice(choices: readonly Choice[], place: number, step: -1 | 1): Choice[] {
  const moved = choices[place];
  const to = place + step;
  if (!moved || to < 0 || to >= choices.length) return [...choices];
  const others = removeChoice(choices, place);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

const valueOf = (choices: QuestionEdit["choices"], name: string): string =>
  choices?.find(({ text }) => text === name)?.value ?? "";

/** What a payment question asks for, as far as it is set up. */
export const paymentEdit = ({ choices }: Pick<QuestionEdit, "choices">): { dollars: string; fundId: string } => ({
  dollars: valueOf(choices, PAYMENT_AMOUNT),
  fundId: valueOf(choices, PAYMENT_FUND),
});

export const withPayment = (edit: QuestionEdit, part: Partial<{ dollars: string; fundId: string }>): QuestionEdit => {
  const { dollars, fundId } = { ...paymentEdit(edit), ...part };
  return { ...edit, choices: paymentChoices(dollars, fundId) };
};

/** What keeps a question from being saved; the server would say the same. */
export function editProblem({
  title,
  fieldType,
  choices,
}: QuestionEdit): "question-title-blank" | "question-choices-missing" | "question-choices-alike" | null {
  if (title.trim() === "") return "question-title-blank";
  if (!hasChoices(fieldType)) return null;
  const texts = (choices ?? []).map(({ text, value }) => value.trim() || text.trim()).filter(Boolean);
  if (texts.length === 0) return "question-choices-missing";
  return new Set(texts).size < texts.length ? "question-choices-alike" : null;
}
