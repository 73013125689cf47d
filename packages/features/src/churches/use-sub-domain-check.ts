import { isStatus, useRead } from "@offertory/api-client";
import { findChurchBySubDomain, isSubDomain } from "@offertory/contract";
import { useDebounced } from "@offertory/ui";

export type SubDomainState = "checking" | "free" | "taken" | "invalid" | null;

const DEBOUNCE_MS = 400;

/** Checks whether a subdomain is free when typing pauses. Returns null if the field is empty or the check failed. */
export function useSubDomainCheck(subDomain: string): SubDomainState {
  const settled = useDebounced(subDomain, DEBOUNCE_MS);
  const valid = isSubDomain(subDomain);
  const asks = valid && settled === subDomain;
  const found = useRead(findChurchBySubDomain, { query: { subDomain } }, { enabled: asks, anonymous: true });
  if (!subDomain) return null;
  if (!valid) return "invalid";
  if (!asks || found.isLoading) return "checking";
  if (found.data) return "taken";
  return isStatus(found.error, 404) ? "free" : null;
}
