import { useRead, useRefresh } from "@offertory/api-client";
import { listMethods, listSubscriptions } from "@offertory/contract";
import { useCallback } from "react";

/** A person's payment methods, with a function that refreshes them. */
export function useSavedMethods(personId: string) {
  const refresh = useRefresh();
  const read = useRead(listMethods, { params: { personId } }, { enabled: personId !== "" });
  // The list of recurring gifts also shows the payment methods.
  const reload = useCallback(() => refresh(listMethods, listSubscriptions), [refresh]);
  return { ...read, methods: read.data ?? [], reload };
}
