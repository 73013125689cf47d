import { z } from "zod";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { inTransaction, type Audit } from "../audit.ts";
import { isInReach } from "../../gateways/index.ts";
import { runReconciliation } from "./run-reconciliation.ts";

export const RECONCILE = "giving-reconcile";
const Payload = z.object({ churchId: z.string(), id: z.string() });

export async function reconcile(giving: Audit, payload: unknown): Promise<void> {
  const { churchId, id } = Payload.parse(payload);
  await runReconciliation(giving, churchId, id);
}

/** Two in the morning by the church's own clock; who was off then is caught up with as soon as it is on again. */
const HOUR = 2;

/** Has the last week compared, once for each gateway and night, on however many servers. */
export async function reconcileByNight(giving: Audit): Promise<number> {
  let started = 0;
  for (const night of await giving.reconciliations.dueTonight(giving.now(), HOUR)) {
    const { churchId, gatewayId, provider, fromDay, toDay } = night;
    if (!giving.providers[provider].balance || !isInReach(giving, night)) continue;
    const id = giving.newId();
    started += await inTransaction(giving, async ({ reconciliations }, tx) => {
      const row = { churchId, id, gatewayId, fromDay, toDay, status: "running" as const, askedBy: "" };
      if (!(await reconciliations.add({ ...row, startedAt: giving.now() }))) return 0;
      await addJob(tx, { name: RECONCILE, payload: { churchId, id } });
      return 1;
    });
  }
  return started;
}
