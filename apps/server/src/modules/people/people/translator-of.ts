import { chooseLanguage } from "@offertory/i18n";
import type { Speech } from "../../../platform/mail/translator.ts";
import type { People } from "../people.ts";

/** The strings in the language of a person's account, as in emails to them. */
export async function translatorOf(
  { db, speak }: People,
  { churchId, personId }: { churchId: string; personId: string },
): Promise<Speech> {
  const holder = await db
    .selectFrom("accountHolders")
    .select("language")
    .where("churchId", "=", churchId)
    .where("personId", "=", personId)
    .executeTakeFirst();
  return speak(chooseLanguage([holder?.language ?? ""]));
}
