import { useSearchParams } from "@offertory/router";
import { filterOfUrl, urlOfFilter, type DonationsFilter } from "./donations-filter.ts";

/** The filter in the address bar; every choice adds an entry to the history, so that back undoes it. */
export function useDonationsFilter() {
  const [url, setUrl] = useSearchParams();
  return {
    filter: filterOfUrl(url),
    change: (change: Partial<DonationsFilter>) =>
      setUrl((now) => urlOfFilter({ ...filterOfUrl(now), ...change }), { preventScrollReset: true }),
  };
}
