import { DEFAULT_LANGUAGE, languageOfTag } from "@offertory/i18n";
import { browserStrings } from "@offertory/i18n/server";
import { expect, type Page } from "@playwright/test";

/** Texts of the demo data that are also strings of ours. */
const DEMO_TEXTS = new Set(["About us", "Sunday offering"]);

const stringsByLanguage = new Map<string, ReadonlySet<string>>();

function stringsOf(language: string): ReadonlySet<string> {
  const known = stringsByLanguage.get(language);
  if (known) return known;
  const strings = new Set<string>();
  for (const [file, json] of browserStrings()) {
    if (file.split("/")[0] !== language) continue;
    JSON.parse(json, (_, value: unknown) => {
      if (typeof value === "string") strings.add(value);
      return value;
    });
  }
  stringsByLanguage.set(language, strings);
  return strings;
}

/**
 * Expects that no text of the page is one of our English strings. A single word may be a church's own text, and a
 * language may share a string with English.
 */
export async function expectLanguage(page: Page, tag: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", tag);
  const language = languageOfTag(tag) ?? DEFAULT_LANGUAGE;
  const lines = (await page.locator("body").innerText()).split("\n").map((line) => line.trim());
  const [english, translated] = [stringsOf(DEFAULT_LANGUAGE), stringsOf(language)];
  const isEnglish = (line: string) => line.includes(" ") && english.has(line) && !translated.has(line);
  const left = [...new Set(lines)].filter((line) => isEnglish(line) && !DEMO_TEXTS.has(line));
  expect.soft(left, `English texts of ${page.url()}`).toEqual([]);
}
