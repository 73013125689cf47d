import type { ColumnType, Generated, Kysely } from "kysely";
import type { RecurringTables } from "../recurring/index.ts";

export type EmailState = "waiting" | "sending" | "sent" | "failed" | "unsure" | "skipped" | "cancelled";

/** The tables of statements, and the views of other modules with the names and addresses of people and churches. */
export type StatementsTables = {
  statementSettings: {
    churchId: string;
    language: string;
    wording: ColumnType<Record<string, string>, string, string>;
  };
  statementRuns: {
    churchId: string;
    id: string;
    year: number;
    status: "running" | "done" | "cancelled";
    askedBy: string;
    stalled: Generated<boolean>;
    resumesAt: ColumnType<Date | null, undefined, Date | null>;
    startedAt: Date;
    endedAt: ColumnType<Date | null, undefined, Date | null>;
  };
  statementEmails: {
    churchId: string;
    runId: string;
    personId: string;
    year: number;
    state: EmailState;
    reason: Generated<string>;
    detail: Generated<string>;
    tries: Generated<number>;
    changedAt: Date;
  };
  peopleAddresses: {
    churchId: string;
    personId: string;
    displayName: string;
    sortName: string;
    email: string;
    address1: string;
    address2: string;
    city: string;
    state: string;
    zip: string;
    stage: "active" | "archived" | "gone";
    householdId: string | null;
    householdRole: string;
    householdName: string | null;
  };
  churchLetterheads: {
    churchId: string;
    name: string;
    legalName: string;
    taxId: string;
    address1: string;
    address2: string;
    city: string;
    state: string;
    zip: string;
    country: string;
    timeZone: string;
    contact: string;
    logo: string;
  };
} & RecurringTables;

export type StatementsDatabase = Kysely<StatementsTables>;
