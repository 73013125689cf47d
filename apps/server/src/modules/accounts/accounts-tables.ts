import type { Currency } from "@offertory/i18n";
import type { ColumnType, Generated, Kysely } from "kysely";

type Time = ColumnType<Date, Date | undefined, Date>;

/** The tables that accounts owns, and the views of other modules that it joins. */
export type AccountsTables = {
  users: {
    id: string;
    email: string;
    firstName: string;
    lastName: string;
    language: Generated<string>;
    passwordHash: Generated<string>;
    registered: Generated<boolean>;
    createdAt: Time;
    lastLogin: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  mailedLinks: {
    guidHash: string;
    userId: string;
    purpose: "set-password" | "confirm-email";
    codeHash: string | null;
    codeTries: Generated<number>;
    newEmail: string | null;
    createdAt: Time;
    expiresAt: Date;
    usedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  userChurches: {
    userId: string;
    churchId: string;
    personId: string;
    appName: Generated<string>;
    lastAccessed: ColumnType<Date | null, Date | null | undefined, Date | null>;
    createdAt: Time;
  };
  callerContexts: {
    userId: string;
    churchId: string;
    personId: string;
    membershipStatus: string;
    isAdmin: boolean;
    grants: string[];
    closesAt: Date | null;
  };
  churchCards: {
    churchId: string;
    name: string;
    subDomain: string;
    address1: string;
    address2: string;
    city: string;
    state: string;
    zip: string;
    country: string;
    timeZone: string;
    currency: Currency;
    settings: { keyName: string; value: string }[];
  };
  peopleNames: {
    churchId: string;
    personId: string;
    firstName: string;
    lastName: string;
    nick: string;
    displayName: string;
    email: string;
    photo: string;
    photoUpdated: Date | null;
    membershipStatus: string;
    archived: boolean;
  };
};

export type AccountsDatabase = Kysely<AccountsTables>;
