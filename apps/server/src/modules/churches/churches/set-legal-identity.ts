import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { ChurchesTables } from "../churches-tables.ts";

/** Sets the legal name and tax id of a church, for modules that print them on documents. */
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
