import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "./languages.ts";

type Texts = Record<string, string> & { total: Record<string, string> };

const textsOf = (language: string, namespace: string): Texts =>
  JSON.parse(readFileSync(new URL(`../locales/${language}/${namespace}.json`, import.meta.url), "utf8"));

test("the guest's button, the member's preview and the receipt name a recurring total in the same words", () => {
  for (const language of LANGUAGE_CODES) {
    const give = textsOf(language, "give");
    const { total } = textsOf(language, "giving");
    expect(textsOf(language, "mails").total).toEqual(total);
    expect(Object.keys(total)).toHaveLength(5);
    for (const [frequency, text] of Object.entries(total)) {
      expect(give[`total_${frequency}`]).toBe(text);
      expect(text).toContain("{{amount}}");
    }
  }
});
