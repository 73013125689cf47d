import { z } from "zod";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { inTransaction, type Audit } from "../audit.ts";
import { isReachable } from "../../gateways/index.ts";
import { runReconciliation } from "./run-reconciliation.ts";

export const RECONCILE = "giving-reconcile";
const Payload = z.object({ churchId: z.string(), id: z.string() });

export async function reconcile(context: Audit, payload: unknown): Promise<void> {
  const { churchId, id } = Payload.parse(payload);
  await runReconciliation(context, churchId, id);
}

/**
 * The hour in the church's time zone from which the nightly run is due. A server that was down then runs it later that
 * day.
 */
const HOUR = 2;

/**
 * Starts the nightly reconciliations of the last week: one per gateway and night, however many servers run. Returns how
 * many it started.
 */
export async function reconcileByNight(context: Audit): Promise<number> {
  let started = 0;
  for (const night of await context.reconciliations.dueTonight(context.now(), HOUR)) {
    const { churchId, gatewayId, provider, fromDay, toDay } = night;
    if (!context.providers[provider].balance || !isReachable(context, night)) continue;
    const id = context.newId();
    started += await inTransaction(context, async ({ reconciliations }, tx) => {
      const row = { churchId, id, gatewayId, fromDay, toDay, status: "running" as const, askedBy: "" };
      if (!(await reconciliations.add({ ...row, startedAt: context.now() }))) return 0;
      await addJob(tx, { name: RECONCILE, payload: { churchId, id } });
      return 1;
    });
  }
  return started;
}
