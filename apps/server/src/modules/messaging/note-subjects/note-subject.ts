import type { Language } from "@offertory/i18n";
import { can, type NoteSubject } from "@offertory/contract";
import { may, type Caller } from "../../../platform/identity/caller.ts";
import type { Translator } from "../../../platform/mail/translator.ts";
import type { MessagingDatabase } from "../messaging-tables.ts";

/** `writer` is the name of the note's author. */
export type DescribeNote = (writer: string, t: Translator, language: Language) => string;

/** The rules of one kind of note subject. The module that owns the subject defines who may read and write its notes. */
export interface NoteSubjectRules {
  mayRead(caller: Caller, contentId: string): boolean | Promise<boolean>;
  mayWrite(caller: Caller, contentId: string): boolean | Promise<boolean>;
  exists(churchId: string, contentId: string): Promise<boolean>;
  /** The name of the subject; null if it has none. */
  nameOf?(churchId: string, contentId: string): Promise<string | null>;
  /** Describes a new note for its notification, in the reader's language, where a name alone is not enough. */
  describeNote?(churchId: string, contentId: string): Promise<DescribeNote | null>;
  /** The portal path of the page with the notes; null if there is none. */
  link(contentId: string, churchId: string): string | null | Promise<string | null>;
}

export type NoteSubjects = Partial<Record<NoteSubject, NoteSubjectRules>>;

/** The rules for notes on people and households. They are here because the people module comes before this one. */
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
