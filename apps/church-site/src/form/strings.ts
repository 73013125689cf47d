import type { FillTexts, Translator } from "@offertory/features/forms";

/** The strings of this page in one language. */
export interface FormStrings {
  fill: FillTexts;
  /** The messages of refusals by code. */
  errors: Record<string, string>;
}

const PREFIX = "forms:fill.";

const filled = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, blank: string) => values[blank] ?? "");

/** Returns a function that gives a string of the page with its placeholders filled in. */
export const createTranslator =
  ({ fill }: Pick<FormStrings, "fill">): Translator =>
  (key, values = {}) => {
    let found: unknown = fill;
    for (const name of key.slice(PREFIX.length).split("."))
      found = found instanceof Object ? Reflect.get(found, name) : undefined;
    return filled(typeof found === "string" ? found : key, values);
  };

/** Returns the message of a refusal: by its code in the visitor's language, else the server's message. */
export function refusalText(
  { errors }: Pick<FormStrings, "errors">,
  {
    code = "",
    message,
    values = {},
  }: { code?: string | undefined; message: string; values?: Record<string, string> | undefined },
): string {
  const sentence = errors[code];
  if (!sentence) return message;
  const text = filled(sentence, values);
  return Object.keys(values).length === 0 && sentence.includes("{{") ? message : text;
}
