import type { Reconciliation } from "@offertory/contract";
import { addJob } from "../../../platform/jobs/jobs.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Audit } from "../audit.ts";
import { DateInvalid } from "../../donations/index.ts";
import { GatewayNotFound, isReachable } from "../../gateways/index.ts";
import { PaymentsUnavailable, requireCapability } from "../../payment-providers/index.ts";
import { describeReconciliation } from "./describe-reconciliation.ts";
import { RECONCILE } from "./reconcile.job.ts";

const MAX_DAYS = 400;
const DAY_MS = 86_400_000;

interface ReconciliationInput {
  from: string;
  to: string;
  gatewayId: string;
}

/** Starts a reconciliation of some days as a job, because it takes long for many gifts. */
export async function startReconciliation(
  context: Audit,
  { from, to, gatewayId }: ReconciliationInput,
  { churchId, personId }: Caller,
): Promise<Reconciliation> {
  const days = (dayOf(to) - dayOf(from)) / DAY_MS + 1;
  if (!(days >= 1 && days <= MAX_DAYS)) throw new DateInvalid();
  const gateway = await context.gateways.find(churchId, gatewayId);
  if (!gateway) throw new GatewayNotFound();
  requireCapability(context.providers[gateway.provider], "balance");
  if (!isReachable(context, gateway)) throw new PaymentsUnavailable();
  const id = context.newId();
  return inTransaction(context, async ({ reconciliations }, tx) => {
    await reconciliations.add({
      churchId,
      id,
      gatewayId,
      fromDay: from,
      toDay: to,
      status: "running",
      askedBy: personId,
      startedAt: context.now(),
    });
    await addJob(tx, { name: RECONCILE, payload: { churchId, id } });
    const row = await reconciliations.find(churchId, id);
    if (!row) throw new Error("What was written is not there.");
    return describeReconciliation(row);
  });
}

/** Returns NaN for February 30, which Date.parse reads as March 2. */
function dayOf(text: string): number {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? time : Number.NaN;
}
