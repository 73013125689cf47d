import { useApi } from "@offertory/api-client";
import { browseLessons, type LessonHit, LIBRARY_PAGE, type ProgramCard } from "@offertory/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";

/** What is found, page after page. The same for everyone, and therefore asked as nobody. */
export function useLibrary(term: string, church: string) {
  const call = useApi();
  const read = useInfiniteQuery({
    queryKey: ["content", browseLessons.path, { term, church }, "anonymous"],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(
        browseLessons,
        { query: { ...(term && { term }), ...(church && { church }), skip: pageParam } },
        { signal, token: null },
      ),
    getNextPageParam: ({ more }, _pages, skip) => (more ? skip + LIBRARY_PAGE : undefined),
    placeholderData: keepPreviousData,
  });
  const pages = read.data?.pages ?? [];
  const programs: ProgramCard[] = pages.flatMap((page) => page.programs);
  const lessons: LessonHit[] = pages.flatMap((page) => page.lessons);
  return { read, programs, lessons };
}
