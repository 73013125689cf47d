import type { PrepareQuery } from "../../../platform/database/prepare-query.ts";
import type { GivingDatabase } from "../giving-tables.ts";

const LETTERHEAD = ["legalName", "taxId"] as const;

/**
 * Reads the legal name and tax id that a church shows to its donors: on its giving page, as on receipts and statements.
 */
export function openLetterheadReader(db: GivingDatabase, prepare: PrepareQuery) {
  const read = prepare({
    name: "letterhead",
    columns: LETTERHEAD,
    build: (churchId) => db.selectFrom("churchLetterheads").select(LETTERHEAD).where("churchId", "=", churchId),
  });
  return async (churchId: string) => (await read(churchId, "")) ?? { legalName: "", taxId: "" };
}
