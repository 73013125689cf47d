import type { Account } from "../account.ts";
import { emitEvent } from "../emit-event.ts";
import type { Mandate } from "../wire.ts";

/** The holder tells their bank that the account must not be debited any more. Undefined where nothing was agreed to. */
export function revokeMandate(account: Account, methodId: string): Mandate | undefined {
  const instrument = account.instruments.get(methodId);
  const mandate = account.mandates.get(instrument?.mandate ?? "");
  if (!instrument || !mandate) return undefined;
  account.instruments.put(methodId, { ...instrument, mandate: null });
  const revoked = account.mandates.put(mandate.id, { ...mandate, status: "inactive" });
  emitEvent(account, "mandate.updated", revoked, { status: mandate.status });
  return revoked;
}
