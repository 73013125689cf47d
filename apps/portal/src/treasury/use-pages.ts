import { readKey, useApi, type Call } from "@offertory/api-client";
import type { Endpoint } from "@offertory/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";

interface Page<Row> {
  rows: readonly Row[];
  next: string | null;
}

interface PagesInput<Row> {
  endpoint: Endpoint;
  /** The query without the cursor. */
  query: object;
  ask(call: Call, cursor: string | undefined, signal: AbortSignal): Promise<Page<Row>>;
}

/** A list that loads more pages by cursor. Loaded pages are still there after the user navigates back. */
export function usePages<Row>({ endpoint, query, ask }: PagesInput<Row>) {
  const call = useApi();
  const pages = useInfiniteQuery({
    queryKey: [...readKey(endpoint, { query }), "pages"],
    queryFn: ({ pageParam, signal }) => ask(call, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  return {
    /** Undefined while the first page loads. */
    rows: pages.data?.pages.flatMap(({ rows }) => rows),
    /** Whether the rows are still those of the previous filter. */
    isStale: pages.isPlaceholderData,
    hasMore: pages.hasNextPage,
    load: () => void pages.fetchNextPage(),
    busy: pages.isFetchingNextPage,
    error: pages.error,
    retry: () => void pages.refetch(),
  };
}
