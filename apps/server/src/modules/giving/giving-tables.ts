import type { Kysely } from "kysely";
import type { GivingEmailsTables } from "../giving-emails/index.ts";
import type { ReportingTables } from "../reporting/index.ts";
import type { StatementsTables } from "../statements/index.ts";

/** All tables about money, for what concerns all of a person's giving. */
export type GivingTables = GivingEmailsTables & StatementsTables & ReportingTables;

export type GivingDatabase = Kysely<GivingTables>;
