import { z } from "zod/mini";
import { EmailText } from "../text/email.ts";
import { Id, text } from "../text/text.ts";
import { CONTACT_LENGTHS, MAX_PERSON_NOTES_LENGTH, NAME_LENGTHS } from "./person-lengths.ts";

export * from "./person-lengths.ts";
export * from "./person-name.ts";
export * from "./tag.ts";

export const MEMBERSHIP_STATUSES = ["Guest", "Visitor", "Regular Attendee", "Member", "Staff", "Inactive"] as const;
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];
/** The statuses that count as member wherever a rule names members. */
export const MEMBERS: readonly MembershipStatus[] = ["Member", "Staff"];
export const GENDERS = ["Unspecified", "Female", "Male"] as const;
export const MARITAL_STATUSES = ["Unknown", "Single", "Married", "Divorced", "Widowed"] as const;
export const HOUSEHOLD_ROLES = ["Head", "Spouse", "Child", "Other"] as const;

export const PersonName = z.object({
  first: z.string(),
  last: z.string(),
  middle: z.string(),
  nick: z.string(),
  prefix: z.string(),
  suffix: z.string(),
  display: z.string(),
});

export const ContactInfo = z.object({
  email: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  homePhone: z.string(),
  mobilePhone: z.string(),
  workPhone: z.string(),
});

export const Person = z.object({
  id: z.string(),
  churchId: z.string(),
  name: PersonName,
  contactInfo: ContactInfo,
  /** yyyy-mm-dd, or null when not known */
  birthDate: z.nullable(z.string()),
  anniversary: z.nullable(z.string()),
  gender: z.enum(GENDERS),
  maritalStatus: z.enum(MARITAL_STATUSES),
  membershipStatus: z.enum(MEMBERSHIP_STATUSES),
  householdId: z.nullable(z.string()),
  householdRole: z.enum(HOUSEHOLD_ROLES),
  /** The URL of a photo, or empty. */
  photo: z.string(),
  photoUpdated: z.nullable(z.string()),
  notes: z.string(),
  archived: z.boolean(),
  /** Increases with every change, so that a change to an outdated version is refused. */
  version: z.int(),
});
export type Person = z.output<typeof Person>;

/** A word by which staff group people. Only who may view all people sees tags. */
export const Tag = z.object({ id: z.string(), name: z.string() });
export type Tag = z.output<typeof Tag>;

/** A day. The year 0000 does not exist in the calendar. */
const DateText = z.nullable(z.iso.date().check(z.refine((date) => date >= "0001", "There is no such year.")));

/** A change of a person. Fields that are left out stay as they are. */
export const PersonChange = z.object({
  name: z.optional(
    z.partial(
      z.object({
        first: text(NAME_LENGTHS.first),
        last: text(NAME_LENGTHS.last),
        middle: text(NAME_LENGTHS.middle),
        nick: text(NAME_LENGTHS.nick),
        prefix: text(NAME_LENGTHS.prefix),
        suffix: text(NAME_LENGTHS.suffix),
      }),
    ),
  ),
  contactInfo: z.optional(
    z.partial(
      z.object({
        email: EmailText,
        address1: text(CONTACT_LENGTHS.address1),
        address2: text(CONTACT_LENGTHS.address2),
        city: text(CONTACT_LENGTHS.city),
        state: text(CONTACT_LENGTHS.state),
        zip: text(CONTACT_LENGTHS.zip),
        homePhone: text(CONTACT_LENGTHS.homePhone),
        mobilePhone: text(CONTACT_LENGTHS.mobilePhone),
        workPhone: text(CONTACT_LENGTHS.workPhone),
      }),
    ),
  ),
  birthDate: z.optional(DateText),
  anniversary: z.optional(DateText),
  gender: z.optional(z.enum(GENDERS)),
  maritalStatus: z.optional(z.enum(MARITAL_STATUSES)),
  membershipStatus: z.optional(z.enum(MEMBERSHIP_STATUSES)),
  householdId: z.optional(z.nullable(Id)),
  householdRole: z.optional(z.enum(HOUSEHOLD_ROLES)),
  photo: z.optional(text(300_000)),
  notes: z.optional(text(MAX_PERSON_NOTES_LENGTH)),
});
export type PersonChange = z.output<typeof PersonChange>;

/** The short form that search, claim and public calls answer. */
export const PersonSummary = z.object({
  id: z.string(),
  name: z.object({ first: z.string(), last: z.string(), nick: z.string(), display: z.string() }),
  contactInfo: z.object({ email: z.string() }),
  photo: z.string(),
  photoUpdated: z.nullable(z.string()),
  membershipStatus: z.enum(MEMBERSHIP_STATUSES),
});
export type PersonSummary = z.output<typeof PersonSummary>;

/** What everyone in a church may see of a person who writes to them. */
export const PersonCard = z.omit(PersonSummary, { contactInfo: true });
export type PersonCard = z.output<typeof PersonCard>;

/** Returns whether a name was typed as a confirmation. Case and repeated spaces are ignored. */
export const isNameTyped = (typed: string, name: string): boolean =>
  asTyped(typed) !== "" && asTyped(typed) === asTyped(name);

const asTyped = (text: string): string => text.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
