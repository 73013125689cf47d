import { postalLines, type CallAnswer, type readStatementSettings as call } from "@offertory/contract";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, languageOfTag, type Language } from "@offertory/i18n";
import type { Statements } from "../statements.ts";

/** Returns the church's own wording in this language, or else the default one. */
export async function wordingOf(
  context: Pick<Statements, "translatorFor">,
  language: Language,
  wording: Readonly<Record<string, string>>,
): Promise<string> {
  return wording[language]?.trim() || (await context.translatorFor(language))("statements:paper.wording");
}

/** Returns the church's wordings, and the language for donors who have chosen none. */
export async function readChurchWording(context: Pick<Statements, "statements">, churchId: string) {
  const stored = await context.statements.settings(churchId);
  const language = (stored && languageOfTag(stored.language)) ?? DEFAULT_LANGUAGE;
  return { language, wording: stored?.wording ?? {} };
}

export async function readSettings(
  context: Pick<Statements, "statements" | "translatorFor">,
  churchId: string,
): Promise<CallAnswer<typeof call>> {
  const [letterhead, { language, wording }] = await Promise.all([
    context.statements.letterhead(churchId),
    readChurchWording(context, churchId),
  ]);
  const defaults = LANGUAGE_CODES.map(async (code) => [code, await wordingOf(context, code, {})] as const);
  return {
    legalName: letterhead.legalName,
    taxId: letterhead.taxId,
    language,
    wording,
    churchName: letterhead.name,
    address: postalLines(letterhead),
    usualWording: Object.fromEntries(await Promise.all(defaults)),
  };
}
