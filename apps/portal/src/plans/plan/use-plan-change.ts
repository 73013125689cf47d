import { useApi, useRefresh } from "@offertory/api-client";
import { type CallInput, type Endpoint, listPlans, readPlan } from "@offertory/contract";
import { useState } from "react";
import { useAttempt } from "../../treasury/use-attempt.ts";

/** Changes a plan and fetches it again. Returns whether that succeeded. */
export function usePlanChange() {
  const call = useApi();
  const attempt = useAttempt();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  async function change<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    const isDone = await attempt(() => call(endpoint, input));
    await refresh(readPlan, listPlans);
    setBusy(false);
    return isDone;
  }

  return { change, busy };
}
