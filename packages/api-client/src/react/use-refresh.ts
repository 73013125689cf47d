import type { Endpoint } from "@offertory/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { readKey } from "./read-key.ts";

/** Returns a function that reloads everything that was read from the given endpoints, to be called after a change. */
export function useRefresh(): (...endpoints: Endpoint[]) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    async (...endpoints) => {
      await Promise.all(endpoints.map((endpoint) => queries.invalidateQueries({ queryKey: readKey(endpoint) })));
    },
    [queries],
  );
}
