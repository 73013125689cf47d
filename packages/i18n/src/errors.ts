import errors from "../locales/en/errors.json" with { type: "json" };

/** The stable codes of all refusals; the sentence of each is in the errors namespace of every language. */
export type ErrorCode = keyof typeof errors;

/** Returns the English sentence of a refusal, as the server answers it. */
export const englishError = (code: ErrorCode, values: Record<string, string> = {}): string =>
  errors[code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
