import { formatDate, formatMoney, type Language } from "@offertory/i18n";
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

type Shown = "notedPeople" | "notedHouseholds" | "notedDonations";

/** The things of modules that know nothing of notes. Later modules add their own. */
export function churchNoteSubjects(db: MessagingDatabase): NoteSubjects {
  const isIn = (view: Shown) => async (churchId: string, contentId: string) =>
    (await db
      .selectFrom(view)
      .select("thingId")
      .where("churchId", "=", churchId)
      .where("thingId", "=", contentId)
      .executeTakeFirst()) !== undefined;
  const ofPeople = {
    mayRead: (caller: Caller) => may(caller, can.viewPeople) || may(caller, can.editPeople),
    mayWrite: (caller: Caller) => may(caller, can.editPeople),
  };
  return {
    person: {
      ...ofPeople,
      exists: isIn("notedPeople"),
      link: (id) => `/people/${encodeURIComponent(id)}`,
      nameOf: async (churchId, id) =>
        (
          await db
            .selectFrom("peopleNames")
            .select("displayName")
            .where("churchId", "=", churchId)
            .where("personId", "=", id)
            .executeTakeFirst()
        )?.displayName ?? null,
    },
    household: {
      ...ofPeople,
      exists: isIn("notedHouseholds"),
      link: (id) => `/households/${encodeURIComponent(id)}`,
      nameOf: async (churchId, id) =>
        (
          await db
            .selectFrom("notedHouseholds")
            .select("name")
            .where("churchId", "=", churchId)
            .where("thingId", "=", id)
            .executeTakeFirst()
        )?.name ?? null,
    },
    donation: {
      mayRead: (caller) => may(caller, can.viewDonations),
      mayWrite: (caller) => may(caller, can.viewDonations),
      exists: isIn("notedDonations"),
      link: (id) => `/treasury/donations/${encodeURIComponent(id)}`,
      describeNote: async (churchId, id) => {
        const gift = await db
          .selectFrom("notedDonations")
          .select(["amount", "donatedOn"])
          .where("churchId", "=", churchId)
          .where("thingId", "=", id)
          .executeTakeFirst();
        if (!gift) return null;
        return (writer, t, language) =>
          t("mails:note.aboutGift", {
            name: writer,
            amount: formatMoney(language, gift.amount),
            date: formatDate(language, gift.donatedOn),
          });
      },
    },
  };
}
