import type { TFunction } from "i18next";
import type errors from "../locales/en/errors.json";
import type { NAMESPACES } from "./namespaces.ts";

export type T = TFunction<typeof NAMESPACES>;

// Every refusal of the server is told by its code: i18n-uses: errors:*
type ErrorKey = `errors:${keyof typeof errors}`;

interface Coded {
  message: string;
  code: string;
  values: Record<string, unknown>;
}

const read = (error: unknown): Coded => {
  if (!(error instanceof Error)) return { message: typeof error === "string" ? error : "", code: "", values: {} };
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const values =
    "values" in error && error.values instanceof Object ? Object.fromEntries(Object.entries(error.values)) : {};
  return { message: error.message, code, values };
};

/** The sentence for what went wrong: by its code in the person's language, else as the server said it. */
export function errorText(t: T, exists: (key: string) => boolean, error: unknown): string {
  const isKnown = (key: string): key is ErrorKey => exists(key);
  const { message, code, values } = read(error);
  const key = `errors:${code}`;
  if (!code || !isKnown(key)) return message || t("errors:unexpected");
  const sentence = t(key, values);
  // A sentence that speaks of something the answer did not name would show its placeholder.
  return sentence.includes("{{") ? message : sentence;
}
