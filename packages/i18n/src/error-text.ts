import type { TFunction } from "i18next";
import type errors from "../locales/en/errors.json";
import type { NAMESPACES } from "./namespaces.ts";

export type T = TFunction<typeof NAMESPACES>;

// The key is built from the code of the server's refusal: i18n-uses: errors:*
type ErrorKey = `errors:${keyof typeof errors}`;

interface CodedError {
  message: string;
  code: string;
  values: Record<string, unknown>;
}

const readCodedError = (error: unknown): CodedError => {
  if (!(error instanceof Error)) return { message: typeof error === "string" ? error : "", code: "", values: {} };
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const values =
    "values" in error && error.values instanceof Object ? Object.fromEntries(Object.entries(error.values)) : {};
  return { message: error.message, code, values };
};

/** Returns the sentence for an error: by its code in the person's language, else the server's English message. */
export function errorText(t: T, exists: (key: string) => boolean, error: unknown): string {
  const isKnown = (key: string): key is ErrorKey => exists(key);
  const { message, code, values } = readCodedError(error);
  const key = `errors:${code}`;
  if (!code || !isKnown(key)) return message || t("errors:unexpected");
  const sentence = t(key, values);
  // Without the values that the sentence needs, its placeholders would show, so use the server's message.
  return sentence.includes("{{") ? message : sentence;
}
