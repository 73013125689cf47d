import { chooseLanguage, DEFAULT_LANGUAGE } from "@offertory/i18n/languages";
import type english from "@offertory/i18n/locales/en/embed.json";

// i18n-uses: embed:give embed:title embed:close embed:failed embed:openPage

export type EmbedTexts = typeof english;

const files = import.meta.glob<EmbedTexts>("../../../../packages/i18n/locales/*/embed.json", {
  eager: true,
  import: "default",
});
const textsByLanguage = new Map(Object.entries(files).map(([path, texts]) => [path.split("/").at(-2), texts]));

/** Returns the texts in the first of these languages that we support, else in English. */
export function textsFor(tags: readonly string[]): EmbedTexts {
  const texts = textsByLanguage.get(chooseLanguage(tags)) ?? textsByLanguage.get(DEFAULT_LANGUAGE);
  if (!texts) throw new Error("The texts are missing.");
  return texts;
}
