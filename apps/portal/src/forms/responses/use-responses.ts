import { readKey, useApi } from "@offertory/api-client";
import { listResponses } from "@offertory/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { queryOf, type ResponsesFilter } from "./responses-filter.ts";
import type { SubmissionState } from "./submission-state.ts";

/** Loads the responses of a form page by page, with the form's questions. */
export function useResponses(formId: string, filter: ResponsesFilter, state: SubmissionState) {
  const call = useApi();
  const params = { id: formId };
  const query = queryOf(filter, state);
  const pages = useInfiniteQuery({
    queryKey: [...readKey(listResponses, { params, query }), "pages"],
    queryFn: ({ pageParam, signal }) =>
      call(listResponses, { params, query: { ...query, ...(pageParam && { before: pageParam }) } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const first = pages.data?.pages[0];
  return {
    questions: first?.questions,
    total: first?.total ?? 0,
    /** Undefined while the first page loads. */
    rows: pages.data?.pages.flatMap(({ responses }) => responses),
    isStale: pages.isPlaceholderData,
    hasMore: pages.hasNextPage,
    load: () => void pages.fetchNextPage(),
    busy: pages.isFetchingNextPage,
    error: pages.error,
    retry: () => void pages.refetch(),
  };
}
