import type { Fund } from "@offertory/contract";
import { sql } from "kysely";
import type { PrepareQuery } from "../../platform/database/prepare-query.ts";
import { notClosing } from "../churches/index.ts";
import { coalesce } from "../../platform/database/coalesce.ts";
import type { FundsDatabase } from "./funds-tables.ts";

const FUNDS = sql<Fund[]>`coalesce(json_agg(json_build_object(
  'id', id, 'churchId', church_id, 'name', name, 'taxDeductible', tax_deductible) order by position, created_at, id), '[]')`;

/** Reads the open funds of a church, the default first. Every donation form calls it. */
export function openFundReader(db: FundsDatabase, prepare: PrepareQuery) {
  const read = prepare({
    name: "open-funds",
    columns: ["funds"],
    build: (churchId) =>
      db
        .selectFrom("funds")
        .select(FUNDS.as("funds"))
        .where("churchId", "=", churchId)
        .where("closedAt", "is", null)
        .where(notClosing("funds.churchId")),
  });
  return coalesce(async (churchId): Promise<Fund[]> => (await read(churchId, ""))?.funds ?? []);
}
