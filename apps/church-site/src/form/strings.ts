import type { FillTexts, Say } from "@offertory/features/forms";

/** The words of this page in one language. */
export interface FormStrings {
  fill: FillTexts;
  /** The sentences of refusals, by their codes. */
  errors: Record<string, string>;
}

const PREFIX = "forms:fill.";

const filled = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, blank: string) => values[blank] ?? "");

/** Says a text of the page, with its blanks filled in. */
export const sayIn =
  ({ fill }: Pick<FormStrings, "fill">): Say =>
  (key, values = {}) => {
    let found: unknown = fill;
    for (const name of key.slice(PREFIX.length).split("."))
      found = found instanceof Object ? Reflect.get(found, name) : undefined;
    return filled(typeof found === "string" ? found : key, values);
  };

/** What was refused, by its code in the visitor's language, else as the server said it. */
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
  const said = filled(sentence, values);
  return Object.keys(values).length === 0 && sentence.includes("{{") ? message : said;
}
