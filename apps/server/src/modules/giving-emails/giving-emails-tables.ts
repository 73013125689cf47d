import type { Kysely } from "kysely";
import type { AuditTables } from "../audit/index.ts";
import type { RecurringTables } from "../recurring/index.ts";

/** This module has no tables of its own: sent emails are recorded in `giving_emails` of donations. */
export type GivingEmailsTables = RecurringTables & AuditTables;

export type GivingEmailsDatabase = Kysely<GivingEmailsTables>;
