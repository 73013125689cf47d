import { useSearchParams } from "@offertory/router";
import { changeFilter, filterOfUrl, urlOfFilter, type PeopleFilter } from "./people-filter.ts";

/** The filter in the address bar. Typing replaces the entry in the history; every other choice adds one, so that back undoes it. */
export function usePeopleFilter() {
  const [url, setUrl] = useSearchParams();
  return {
    filter: filterOfUrl(url),
    change: (change: Partial<PeopleFilter>, how: "push" | "replace" = "push") =>
      setUrl((now) => urlOfFilter(changeFilter(filterOfUrl(now), change)), {
        replace: how === "replace",
        preventScrollReset: true,
      }),
  };
}
