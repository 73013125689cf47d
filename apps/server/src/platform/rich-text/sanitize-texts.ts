import { MAX_RICH_TEXT_LENGTH } from "@offertory/contract";
import { sanitizeRichText } from "./parse-rich-text.ts";

/** Sanitized texts. `of` returns the sanitized form of a text that was sent. */
export interface SanitizedTexts {
  of(html: string): string;
}

/**
 * Sanitizes several texts before the transaction that stores them. Values that are not texts, or are too long, are
 * skipped: they are refused later, when the content is parsed.
 */
export async function sanitizeTexts(churchId: string, sent: readonly unknown[]): Promise<SanitizedTexts> {
  const known = new Map<string, string>([["", ""]]);
  for (const html of sent) {
    if (typeof html !== "string" || html.length > MAX_RICH_TEXT_LENGTH || known.has(html)) continue;
    known.set(html, await sanitizeRichText(churchId, html));
  }
  return {
    of(html) {
      const found = known.get(html);
      if (found === undefined) throw new Error("A text would be stored that was not sanitized.");
      return found;
    },
  };
}
