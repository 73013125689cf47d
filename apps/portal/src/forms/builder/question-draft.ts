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

/** The fields of a question that the editor changes. */
export type QuestionEdit = Pick<
  Question,
  "title" | "description" | "fieldType" | "placeholder" | "required" | "choices"
>;

export const hasChoices = (fieldType: FieldType): boolean => CHOICE_TYPES.includes(fieldType);
export const hasPlaceholder = (fieldType: FieldType): boolean =>
  ["Textbox", "Text Area", "Whole Number", "Decimal", "Email"].includes(fieldType);

/** Returns a new question that is valid as it is. */
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

/** Renames a choice. Its value follows the text, unless it is in `fixed`, because answers may refer to that value. */
export const rename = (
  choices: readonly Choice[],
  position: number,
  text: string,
  fixed: ReadonlySet<string>,
): Choice[] =>
  choices.map((choice, index) => {
    if (index !== position) return choice;
    // While it is typed, a new choice can equal a fixed one for a moment; only the first with that value is fixed.
    const isFixed = fixed.has(choice.value) && choices.findIndex(({ value }) => value === choice.value) === position;
    return { text, value: isFixed ? choice.value : text };
  });

export const addChoice = (choices: readonly Choice[], text: string): Choice[] => {
  const taken = new Set(choices.map(({ value }) => value));
  let name = text;
  for (let count = 2; taken.has(name); count += 1) name = `${text} ${count}`;
  return [...choices, { text: name, value: name }];
};

export const removeChoice = (choices: readonly Choice[], position: number): Choice[] =>
  choices.filter((_, index) => index !== position);

export function moveChoice(choices: readonly Choice[], position: number, step: -1 | 1): Choice[] {
  const moved = choices[position];
  const to = position + step;
  if (!moved || to < 0 || to >= choices.length) return [...choices];
  const others = removeChoice(choices, position);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

const valueOf = (choices: QuestionEdit["choices"], name: string): string =>
  choices?.find(({ text }) => text === name)?.value ?? "";

/** Returns the amount and fund of a payment question; empty strings if not set yet. */
export const paymentEdit = ({ choices }: Pick<QuestionEdit, "choices">): { dollars: string; fundId: string } => ({
  dollars: valueOf(choices, PAYMENT_AMOUNT),
  fundId: valueOf(choices, PAYMENT_FUND),
});

export const withPayment = (edit: QuestionEdit, part: Partial<{ dollars: string; fundId: string }>): QuestionEdit => {
  const { dollars, fundId } = { ...paymentEdit(edit), ...part };
  return { ...edit, choices: paymentChoices(dollars, fundId) };
};

export type EditProblem =
  | "question-title-blank"
  | "question-choices-missing"
  | "question-choice-blank"
  | "question-choices-alike";

/** Returns why a question cannot be saved, or null. The server checks the same rules. */
export function editProblem({ title, fieldType, choices }: QuestionEdit): EditProblem | null {
  if (title.trim() === "") return "question-title-blank";
  if (!hasChoices(fieldType)) return null;
  const texts = (choices ?? []).map(({ text }) => text.trim());
  if (texts.length === 0) return "question-choices-missing";
  if (texts.includes("")) return "question-choice-blank";
  return new Set(texts).size < texts.length ? "question-choices-alike" : null;
}

const FIELDS = ["title", "description", "fieldType", "placeholder", "required", "choices"] as const;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges my edit of a question with the version that somebody else saved meanwhile. Returns null if both changed the
 * same field to different values; then the user has to choose.
 */
export function mergeEdits(base: QuestionEdit, mine: QuestionEdit, theirs: QuestionEdit): QuestionEdit | null {
  const merged = { ...theirs };
  for (const field of FIELDS) {
    if (isSame(mine[field], base[field]) || isSame(mine[field], theirs[field])) continue;
    if (!isSame(theirs[field], base[field])) return null;
    Object.assign(merged, { [field]: mine[field] });
  }
  return merged;
}
