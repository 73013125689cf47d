import { useRead, useRefresh } from "@offertory/api-client";
import { listMethods, listSubscriptions } from "@offertory/contract";
import { useCallback } from "react";

/** A person's saved cards and bank accounts, and how to read them anew after a change. */
export function useSavedMethods(personId: string) {
  const refresh = useRefresh();
  const read = useRead(listMethods, { params: { personId } }, { enabled: personId !== "" });
  // A gift's card is named in the list of recurring gifts, too.
  const reload = useCallback(() => refresh(listMethods, listSubscriptions), [refresh]);
  return { ...read, methods: read.data ?? [], reload };
}
