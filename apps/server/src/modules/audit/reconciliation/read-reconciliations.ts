import type { Difference, Reconciliation } from "@offertory/contract";
import type { Audit } from "../audit.ts";
import { ReconciliationNotFound } from "../audit-errors.ts";
import type { SeenChurch } from "../../donations/index.ts";
import { describeDifference, describeReconciliation } from "./describe-reconciliation.ts";

export async function listReconciliations(
  giving: Pick<Audit, "reconciliations">,
  church: SeenChurch,
): Promise<Reconciliation[]> {
  return (await giving.reconciliations.list(church)).map(describeReconciliation);
}

export async function readReconciliation(
  giving: Pick<Audit, "reconciliations">,
  id: string,
  church: SeenChurch,
): Promise<Reconciliation & { differences: Difference[] }> {
  const row = await giving.reconciliations.find(church.churchId, id);
  if (!row) throw new ReconciliationNotFound();
  const differences = await giving.reconciliations.differencesOf(church, id);
  const described = differences.map((difference) => describeDifference(church.churchId, difference));
  return { ...describeReconciliation(row), differences: described };
}
