import type { Difference, Reconciliation } from "@offertory/contract";
import type { Audit } from "../audit.ts";
import { ReconciliationNotFound } from "../audit-errors.ts";
import type { SeenChurch } from "../../donations/index.ts";
import { describeDifference, describeReconciliation } from "./describe-reconciliation.ts";

export async function listReconciliations(
  context: Pick<Audit, "reconciliations">,
  church: SeenChurch,
): Promise<Reconciliation[]> {
  return (await context.reconciliations.list(church)).map(describeReconciliation);
}

export async function readReconciliation(
  context: Pick<Audit, "reconciliations">,
  id: string,
  church: SeenChurch,
): Promise<Reconciliation & { differences: Difference[] }> {
  const row = await context.reconciliations.find(church.churchId, id);
  if (!row) throw new ReconciliationNotFound();
  const differences = await context.reconciliations.differencesOf(church, id);
  const described = differences.map((difference) => describeDifference(church.churchId, difference));
  return { ...describeReconciliation(row), differences: described };
}
