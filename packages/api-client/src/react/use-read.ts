import type { CallAnswer, CallInput, Endpoint } from "@offertory/contract";
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useApi } from "./api-provider.tsx";
import { anonymousReadKey, readKey } from "./read-key.ts";

export interface ReadOptions {
  enabled?: boolean;
  /** Shows the previous answer until the one to a new input arrives (for lists that are searched or paged). */
  keepPrevious?: boolean;
  staleTime?: number;
  /** Removes the answer from the cache when its screen closes, for answers that can be used only once. */
  keepNothing?: boolean;
  /** Sends no token, even if somebody is signed in. */
  anonymous?: boolean;
  /** Reads again every this many milliseconds. */
  every?: number;
}

/** Reads from the server through the query cache; the key is the endpoint and its input. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: ReadOptions = {},
): UseQueryResult<CallAnswer<E>> {
  const call = useApi();
  return useQuery<CallAnswer<E>>({
    queryKey: options.anonymous ? anonymousReadKey(endpoint, input) : readKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal, ...(options.anonymous && { token: null }) }),
    ...(options.enabled !== undefined && { enabled: options.enabled }),
    ...(options.keepPrevious && { placeholderData: keepPreviousData }),
    ...(options.staleTime !== undefined && { staleTime: options.staleTime }),
    ...(options.keepNothing && { gcTime: 0 }),
    ...(options.every !== undefined && { refetchInterval: options.every }),
  });
}
