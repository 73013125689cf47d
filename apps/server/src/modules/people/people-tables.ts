import type { GENDERS, HOUSEHOLD_ROLES, MARITAL_STATUSES, MembershipStatus } from "@offertory/contract";
import type { ColumnType, Generated, GeneratedAlways, Kysely, Transaction } from "kysely";

type Time = ColumnType<Date, Date | undefined, Date>;
type TimeOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** The tables of the people module, and the views of earlier modules that it joins. */
export type PeopleTables = {
  people: {
    churchId: string;
    id: string;
    firstName: Generated<string>;
    lastName: Generated<string>;
    middleName: Generated<string>;
    nick: Generated<string>;
    prefix: Generated<string>;
    suffix: Generated<string>;
    displayName: GeneratedAlways<string>;
    email: Generated<string>;
    address1: Generated<string>;
    address2: Generated<string>;
    city: Generated<string>;
    state: Generated<string>;
    zip: Generated<string>;
    homePhone: Generated<string>;
    mobilePhone: Generated<string>;
    workPhone: Generated<string>;
    birthDate: ColumnType<string | null, string | null | undefined, string | null>;
    anniversary: ColumnType<string | null, string | null | undefined, string | null>;
    gender: Generated<(typeof GENDERS)[number]>;
    maritalStatus: Generated<(typeof MARITAL_STATUSES)[number]>;
    membershipStatus: Generated<MembershipStatus>;
    householdId: ColumnType<string | null, string | null | undefined, string | null>;
    householdRole: Generated<(typeof HOUSEHOLD_ROLES)[number]>;
    photo: Generated<string>;
    photoUpdated: TimeOrNull;
    notes: Generated<string>;
    archivedAt: TimeOrNull;
    mergedInto: ColumnType<string | null, string | null | undefined, string | null>;
    erasedAt: TimeOrNull;
    version: Generated<number>;
    createdAt: Time;
    updatedAt: Time;
    stage: GeneratedAlways<"active" | "archived" | "gone">;
    sortName: GeneratedAlways<string>;
    callName: GeneratedAlways<string>;
    sortEmail: GeneratedAlways<string>;
    sortStatus: GeneratedAlways<number>;
    searched: GeneratedAlways<string>;
    mobileDigits: GeneratedAlways<string>;
    homeDigits: GeneratedAlways<string>;
    listPhoto: GeneratedAlways<string>;
  };
  households: {
    churchId: string;
    id: string;
    name: string;
    sortName: GeneratedAlways<string>;
    searched: GeneratedAlways<string>;
    createdAt: Time;
  };
  tags: { churchId: string; id: string; name: string; comparedName: string; createdAt: Time };
  taggedPeople: { churchId: string; personId: string; tagId: string };
  personChanges: {
    churchId: string;
    id: string;
    kind: "email" | "merge";
    personId: string;
    keepId: string | null;
    newEmail: string | null;
    askedBy: string;
    askedAt: Date;
    tokenHash: string;
    expiresAt: Date;
    needsAgreement: boolean;
    agreedAt: Date | null;
    confirmedAt: Date | null;
  };
  churchCards: { churchId: string; name: string };
};

export type PeopleDatabase = Kysely<PeopleTables>;
export type PeopleTransaction = Transaction<PeopleTables>;
