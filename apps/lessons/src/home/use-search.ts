import { MAX_LIBRARY_SEARCH_LENGTH } from "@offertory/contract";
import { useEffect, useState } from "react";
import { useSearchParams } from "@offertory/router";

/** How long typing must pause before the search starts. */
const DEBOUNCE_MS = 300;

/** The search term and church. Both are kept in the URL, so that back and a shared link restore them. */
export function useSearch() {
  const [url, setUrl] = useSearchParams();
  const term = url.get("q") ?? "";
  const church = url.get("church") ?? "";
  const [typed, setTyped] = useState(term);
  const [known, setKnown] = useState(term);
  if (known !== term) {
    setKnown(term);
    if (typed.trim() !== term) setTyped(term);
  }

  const put = (change: { q?: string; church?: string }) =>
    setUrl(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(change)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  useEffect(() => {
    if (typed.trim() === term) return;
    const timer = setTimeout(() => put({ q: typed.trim().slice(0, MAX_LIBRARY_SEARCH_LENGTH) }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });

  return { term, church, typed, type: setTyped, choose: (subDomain: string) => put({ church: subDomain }) };
}
