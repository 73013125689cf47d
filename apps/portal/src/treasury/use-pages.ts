import { readKey, useApi, type Call } from "@offertory/api-client";
import type { Endpoint } from "@offertory/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";

interface Page<Row> {
  rows: readonly Row[];
  next: string | null;
}

interface Asked<Row> {
  endpoint: Endpoint;
  /** What is asked for, without the place in the list. */
  query: object;
  ask(call: Call, cursor: string | undefined, signal: AbortSignal): Promise<Page<Row>>;
}

/** A list that grows from below, page by page, by the keys that the server gave. What was loaded is still there after "back". */
export function usePages<Row>({ endpoint, query, ask }: Asked<Row>) {
  const call = useApi();
  const pages = useInfiniteQuery({
    queryKey: [...readKey(endpoint, { query }), "pages"],
    queryFn: ({ pageParam, signal }) => ask(call, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  return {
    /** Undefined while the first page is on its way. */
    rows: pages.data?.pages.flatMap(({ rows }) => rows),
    /** The rows of the filter before are still shown. */
    isStale: pages.isPlaceholderData,
    hasMore: pages.hasNextPage,
    load: () => void pages.fetchNextPage(),
    busy: pages.isFetchingNextPage,
    error: pages.error,
    retry: () => void pages.refetch(),
  };
}
