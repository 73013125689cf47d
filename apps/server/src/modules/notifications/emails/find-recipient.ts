import { chooseLanguage, type Language } from "@offertory/i18n";
import { notClosing } from "../../churches/index.ts";
import type { Notifications } from "../notifications.ts";

export interface Recipient {
  church: string;
  email: string;
  firstName: string;
  language: Language;
}

/** Finds the email address and language of a person who can sign in to the portal; null for everybody else. */
export async function findRecipient(
  { db }: Notifications,
  churchId: string,
  personId: string,
): Promise<Recipient | null> {
  const found = await db
    .selectFrom("peopleNames as p")
    .innerJoin("churchCards as c", "c.churchId", "p.churchId")
    .innerJoin("accountHolders as a", (join) =>
      join.onRef("a.churchId", "=", "p.churchId").onRef("a.personId", "=", "p.personId"),
    )
    .select(["c.name as church", "p.email", "p.firstName", "p.nick", "a.language"])
    .where("p.churchId", "=", churchId)
    .where("p.personId", "=", personId)
    .where("p.archived", "=", false)
    .where("a.hasPassword", "=", true)
    .where("p.email", "<>", "")
    .where(notClosing("p.churchId"))
    .executeTakeFirst();
  return found
    ? {
        church: found.church,
        email: found.email,
        firstName: found.nick || found.firstName,
        language: chooseLanguage([found.language]),
      }
    : null;
}
