import type { CallAnswer, readStatementSettings as call } from "@offertory/contract";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, languageOfTag, type Language } from "@offertory/i18n";
import type { Statements } from "./statements.ts";
import { addressLines } from "./address-lines.ts";

/** The church's own words where it has some in this language, and the usual ones else. */
export async function wordingOf(
  giving: Pick<Statements, "translatorFor">,
  language: Language,
  wording: Readonly<Record<string, string>>,
): Promise<string> {
  return wording[language]?.trim() || (await giving.translatorFor(language))("statements:paper.wording");
}

/** In which language those read who have chosen none, and what the church says itself. */
export async function churchWords(giving: Pick<Statements, "statements">, churchId: string) {
  const kept = await giving.statements.settings(churchId);
  const language = (kept && languageOfTag(kept.language)) ?? DEFAULT_LANGUAGE;
  return { language, wording: kept?.wording ?? {} };
}

export async function readSettings(
  giving: Pick<Statements, "statements" | "translatorFor">,
  churchId: string,
): Promise<CallAnswer<typeof call>> {
  const [letterhead, { language, wording }] = await Promise.all([
    giving.statements.letterhead(churchId),
    churchWords(giving, churchId),
  ]);
  const usual = LANGUAGE_CODES.map(async (code) => [code, await wordingOf(giving, code, {})] as const);
  return {
    legalName: letterhead.legalName,
    taxId: letterhead.taxId,
    language,
    wording,
    churchName: letterhead.name,
    address: addressLines(letterhead),
    usualWording: Object.fromEntries(await Promise.all(usual)),
  };
}
