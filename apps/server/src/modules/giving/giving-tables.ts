import type { Kysely } from "kysely";
import type { GiftAidTables } from "../gift-aid/index.ts";
import type { GivingEmailsTables } from "../giving-emails/index.ts";
import type { ReportingTables } from "../reporting/index.ts";
import type { StatementsTables } from "../statements/index.ts";

/** The tables of all modules of giving, for operations on all data of a person. */
export type GivingTables = GivingEmailsTables & StatementsTables & GiftAidTables & ReportingTables;

export type GivingDatabase = Kysely<GivingTables>;
