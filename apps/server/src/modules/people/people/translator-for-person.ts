import { chooseLanguage } from "@offertory/i18n";
import type { Translator } from "../../../platform/mail/translator.ts";
import type { People } from "../people.ts";

/** Returns the translator for the language of a person's account. */
export async function translatorForPerson(
  { connection, findAccounts, translatorFor }: People,
  { churchId, personId }: { churchId: string; personId: string },
): Promise<Translator> {
  const [holder] = await findAccounts(connection, churchId, [personId]);
  return translatorFor(chooseLanguage([holder?.language ?? ""]));
}
