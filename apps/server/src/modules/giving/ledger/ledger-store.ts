import type { Insertable } from "kysely";
import { sumOf } from "@offertory/contract";
import type { GivingDatabase, GivingTables } from "../giving-tables.ts";

type Line = Insertable<GivingTables["ledger"]>;

export const ledgerStore = (db: GivingDatabase) => ({
  /** One entry: its lines add up to nothing, or none is written. */
  async write(lines: readonly Line[]): Promise<void> {
    if (sumOf(lines.map(({ amount }) => amount)) !== 0)
      throw new Error("The lines of an entry must add up to nothing.");
    await db
      .insertInto("ledger")
      .values([...lines])
      .execute();
  },
});
