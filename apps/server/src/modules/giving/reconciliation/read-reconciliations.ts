import type { Difference, Reconciliation } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Giving } from "../giving.ts";
import { ReconciliationNotFound } from "../giving-errors.ts";
import { describeDifference, describeReconciliation } from "./describe-reconciliation.ts";

export async function listReconciliations(giving: Giving, { churchId }: Caller): Promise<Reconciliation[]> {
  return (await giving.reconciliations.list(churchId)).map(describeReconciliation);
}

export async function readReconciliation(
  giving: Giving,
  id: string,
  { churchId }: Caller,
): Promise<Reconciliation & { differences: Difference[] }> {
  const row = await giving.reconciliations.find(churchId, id);
  if (!row) throw new ReconciliationNotFound();
  const differences = await giving.reconciliations.differencesOf(churchId, id);
  return { ...describeReconciliation(row), differences: differences.map(describeDifference) };
}
