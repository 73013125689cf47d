import { MAX_RICH_TEXT_LENGTH } from "@offertory/contract";
import { sanitizeRichText } from "./parse-rich-text.ts";

/** Texts that were sanitized, found by what was sent. */
export interface SanitizedTexts {
  of(html: string): string;
}

/**
 * Sanitizes several texts, before a transaction that stores them begins. What is not a text, or longer than one may be, is
 * passed over: it is refused when it is read.
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
