import { FIELD_TYPES, type FieldType, paymentChoices, type Question } from "@offertory/contract";

const CHOICES = ["Red", "Green, light", "Blue"].map((text) => ({ text, value: text }));

/** A question for tests; a test passes only the fields that matter to it. */
export const makeQuestion = (fieldType: FieldType, parts: Partial<Question> = {}): Question => ({
  id: fieldType.toLowerCase().replaceAll(/\W/g, "-"),
  formId: "form-1",
  title: `My ${fieldType}`,
  description: "",
  fieldType,
  placeholder: "",
  required: false,
  choices:
    fieldType === "Payment"
      ? paymentChoices("25.00", "general")
      : ["Multiple Choice", "Checkbox"].includes(fieldType)
        ? CHOICES
        : null,
  sort: FIELD_TYPES.indexOf(fieldType),
  ...parts,
});

export const ALL_TWELVE = FIELD_TYPES.map((fieldType) => makeQuestion(fieldType));
