import type { CallAnswer, CallInput, Endpoint } from "@offertory/contract";
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useApi } from "./api-provider.tsx";
import { anonymousReadKey, readKey } from "./read-key.ts";

export interface ReadOptions {
  enabled?: boolean;
  /** Shows the answer to the last input until that to the new one is here (lists that are searched or turned over). */
  keepPrevious?: boolean;
  staleTime?: number;
  /** For what is good only once: no answer outlives the screen that asked for it. */
  keepNothing?: boolean;
  /** Asks as nobody, even when somebody is signed in. */
  anonymous?: boolean;
  /** Asks again by itself every so many milliseconds. */
  every?: number;
}

/** Reads from the server through the cache; the key is the endpoint and what it was asked. */
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
