import { useSearchParams } from "react-router";
import { changeFilter, filterOfUrl, urlOfFilter, type PeopleFilter } from "./people-filter.ts";

/** The filter in the address bar. Typing replaces the entry in the history; every other choice adds one, so that back undoes it. */
export function usePeopleFilter() {
  const [url, setUrl] = useSearchParams();
  const filter = filterOfUrl(url);
  const show = (next: PeopleFilter, how: "push" | "replace" = "push") =>
    setUrl(urlOfFilter(next), { replace: how === "replace", preventScrollReset: true });
  return {
    filter,
    show,
    change: (change: Partial<PeopleFilter>, how: "push" | "replace" = "push") => show(changeFilter(filter, change), how),
  };
}
