import type { Language } from "@offertory/i18n";
import { can, type NoteSubject } from "@offertory/contract";
import { may, type Caller } from "../../../platform/identity/caller.ts";
import type { Translator } from "../../../platform/mail/translator.ts";
import type { MessagingDatabase } from "../messaging-tables.ts";

/** `writer` is the name of who wrote the note. */
export type DescribeNote = (writer: string, t: Translator, language: Language) => string;

/** Something that notes are written on: whose module it is says who may. */
export interface NoteSubjectRules {
  mayRead(caller: Caller, contentId: string): boolean | Promise<boolean>;
  mayWrite(caller: Caller, contentId: string): boolean | Promise<boolean>;
  exists(churchId: string, contentId: string): Promise<boolean>;
  /** What it is called, for who may read of it; null where it has no name. */
  nameOf?(churchId: string, contentId: string): Promise<string | null>;
  /** The same where it takes more than a name: what the notification of a note says, in the reader's language. */
  describeNote?(churchId: string, contentId: string): Promise<DescribeNote | null>;
  /** Where in the portal the notes are; null where they have no page of their own. */
  link(contentId: string, churchId: string): string | null | Promise<string | null>;
}

export type NoteSubjects = Partial<Record<NoteSubject, NoteSubjectRules>>;

/** People and households, whose module knows nothing of notes. Later modules add their own. */
export function peopleNoteSubjects(db: MessagingDatabase): NoteSubjects {
  const nameOfPerson = async (churchId: string, id: string) =>
    (
      await db
        .selectFrom("peopleNames")
        .select("displayName")
        .where("churchId", "=", churchId)
        .where("personId", "=", id)
        .where("gone", "=", false)
        .executeTakeFirst()
    )?.displayName ?? null;
  const nameOfHousehold = async (churchId: string, id: string) =>
    (
      await db
        .selectFrom("householdNames")
        .select("name")
        .where("churchId", "=", churchId)
        .where("householdId", "=", id)
        .executeTakeFirst()
    )?.name ?? null;
  const rules = (nameOf: typeof nameOfPerson, link: NoteSubjectRules["link"]): NoteSubjectRules => ({
    mayRead: (caller) => may(caller, can.viewPeople) || may(caller, can.editPeople),
    mayWrite: (caller) => may(caller, can.editPeople),
    exists: async (churchId, id) => (await nameOf(churchId, id)) !== null,
    nameOf,
    link,
  });
  return {
    person: rules(nameOfPerson, (id) => `/people/${encodeURIComponent(id)}`),
    household: rules(nameOfHousehold, (id) => `/households/${encodeURIComponent(id)}`),
  };
}
