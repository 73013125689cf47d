import { MAX_RESPONSE_SEARCH_LENGTH } from "@offertory/contract";
import type { SubmissionState } from "./submission-state.ts";

/** Which responses are shown. It is kept in the URL, so that a link shows the same list. */
export interface ResponsesFilter {
  search: string;
  from: string;
  to: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOr = (text: string | null): string => (text && DAY.test(text) ? text : "");

export const filterOfUrl = (url: URLSearchParams): ResponsesFilter => ({
  search: (url.get("search") ?? "").slice(0, MAX_RESPONSE_SEARCH_LENGTH),
  from: dayOr(url.get("from")),
  to: dayOr(url.get("to")),
});

export const isNarrowed = ({ search, from, to }: ResponsesFilter): boolean => Boolean(search || from || to);

/** Returns the query of the API call. */
export const queryOf = ({ search, from, to }: ResponsesFilter, state: SubmissionState) => ({
  state,
  ...(search.trim() && { search: search.trim() }),
  ...(from && { from }),
  ...(to && { to }),
});

/** Returns the URL parameters with parts of the filter, or the open response, changed; empty values are removed. */
export function withFilter(
  url: URLSearchParams,
  part: Partial<ResponsesFilter & { response: string }>,
): URLSearchParams {
  const next = new URLSearchParams(url);
  for (const [name, value] of Object.entries(part)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
