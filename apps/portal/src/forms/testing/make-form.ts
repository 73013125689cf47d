import type { FormListed, Question } from "@offertory/contract";

/** A form for tests; a test passes only the fields that matter to it. */
export const makeForm = (parts: Partial<FormListed> = {}): FormListed => ({
  id: "camp",
  churchId: "church-grace",
  name: "Summer camp",
  description: "",
  contentType: "form",
  state: "open",
  restricted: false,
  closesAt: null,
  thanks: "",
  confirmationMail: false,
  notifyPersonIds: [],
  createdBy: null,
  createdAt: "2026-11-01T10:00:00.000Z",
  version: 3,
  questions: 2,
  submissions: 0,
  held: 0,
  lastSubmittedAt: null,
  mayRead: true,
  ...parts,
});

export const makeQuestion = (parts: Partial<Question> = {}): Question => ({
  id: "q-name",
  formId: "camp",
  title: "Name",
  description: "",
  fieldType: "Textbox",
  placeholder: "",
  required: true,
  choices: null,
  sort: 1,
  ...parts,
});
