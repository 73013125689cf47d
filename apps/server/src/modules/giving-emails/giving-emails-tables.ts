import type { Kysely } from "kysely";
import type { AuditTables } from "../audit/index.ts";
import type { RecurringTables } from "../recurring/index.ts";

/** Receipts and alerts have no tables of their own besides the list of sent emails. */
export type GivingEmailsTables = RecurringTables & AuditTables;

export type GivingEmailsDatabase = Kysely<GivingEmailsTables>;
