import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../languages.ts";
import { type Languages, startLanguages, type Words } from "../start-languages.ts";

const LOCALES = join(import.meta.dirname, "../../locales");

/** Reads the texts of one language from the repository. */
export const readStrings = (language: Language): Words => {
  const folder = join(LOCALES, language);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace(/\.json$/, ""),
      JSON.parse(readFileSync(join(folder, file), "utf8")),
    ]),
  );
};

/** Starts the product in English with all texts at once, for tests of screens. */
export async function startEnglish(): Promise<Languages> {
  const languages = startLanguages({ language: "en", load: async (language) => readStrings(language) });
  await languages.ready;
  return languages;
}
