import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { ChurchesTables } from "../churches-tables.ts";

/** The name and number that a church has before the law, for modules whose papers carry them. */
export async function setLegalIdentity(
  tx: OpenTransaction,
  churchId: string,
  { legalName, taxId }: { legalName: string; taxId: string },
): Promise<void> {
  await tx
    .$extendTables<ChurchesTables>()
    .updateTable("churches")
    .set({ legalName: legalName.trim(), taxId: taxId.trim() })
    .where("id", "=", churchId)
    .execute();
}
