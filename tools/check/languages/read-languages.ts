import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../list-files.ts";

const LANGUAGES = ["de", "en", "es", "fr", "hi", "it", "ko", "no", "pt", "ru", "tl", "zh"];

/** The texts of one language by full key, `namespace:group.name`, plural endings included. */
export type Texts = Map<string, string>;

const folder = "packages/i18n/locales";

/** Returns every language's texts, and the problems of the files themselves. */
export function readLanguages(root: string): { languages: Map<string, Texts>; problems: string[] } {
  const problems: string[] = [];
  const languages = new Map<string, Texts>(LANGUAGES.map((language) => [language, new Map()]));
  for (const path of listFiles(root, `${folder}/**/*`).filter((file) => file.includes("."))) {
    const [language = "", name = "", ...deeper] = path.slice(folder.length + 1).split("/");
    const texts = languages.get(language);
    if (!texts || deeper.length > 0 || !name.endsWith(".json")) {
      problems.push(
        `${path} is not a language file (${folder}/<language>/<namespace>.json, of ${LANGUAGES.join(" ")})`,
      );
      continue;
    }
    for (const [key, text] of flatten(JSON.parse(readFileSync(join(root, path), "utf8")))) {
      if (typeof text === "string") texts.set(`${name.replace(/\.json$/, "")}:${key}`, text);
      else problems.push(`${path}: ${key} is not a text`);
    }
  }
  if (!languages.get("en")?.size) problems.push(`Not one English text was found under ${folder}/en.`);
  return { languages, problems };
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const flatten = (group: unknown, prefix = ""): [key: string, text: unknown][] =>
  isGroup(group)
    ? Object.entries(group).flatMap(([name, value]) => flatten(value, prefix === "" ? name : `${prefix}.${name}`))
    : [[prefix, group]];

/** Returns the texts that may be equal to the English, by language; "*" means all languages. */
export function readSameAsEnglish(root: string): Record<string, string[]> {
  const path = join(root, "packages/i18n/same-as-english.json");
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}
