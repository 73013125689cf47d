import { useApi, useBroadcast } from "@offertory/api-client";
import { listPrivateMessages, type PrivateMessage, PRIVATE_MESSAGES_PER_PAGE } from "@offertory/contract";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";

const KEY = [listPrivateMessages.api, listPrivateMessages.path, "pages"];

export type Conversations = ReturnType<typeof useConversations>;

/** The person's private conversations, page by page; refreshed with every new message. */
export function useConversations() {
  const call = useApi();
  const queries = useQueryClient();
  const read = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) =>
      call(listPrivateMessages, { query: pageParam ? { before: pageParam } : {} }, { signal }),
    initialPageParam: "",
    getNextPageParam: (page: PrivateMessage[]) =>
      page.length < PRIVATE_MESSAGES_PER_PAGE ? undefined : page.at(-1)?.id,
    staleTime: 0,
  });
  const readAgain = () => void queries.invalidateQueries({ queryKey: KEY });
  useBroadcast("privateMessage", readAgain);
  useBroadcast("message", readAgain);
  useBroadcast("reconnect", readAgain);
  return {
    privateConversations: read.data?.pages.flat(),
    error: read.error,
    retry: () => void read.refetch(),
    more: read.hasNextPage ? () => void read.fetchNextPage() : null,
    isLoadingMore: read.isFetchingNextPage,
  };
}
