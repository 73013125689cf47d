import { SEARCH_RESULTS, type CallAnswer, type searchChurch as call, type SearchResults } from "@offertory/contract";
import type { z } from "zod";
import { NotAllowed } from "../../platform/http/http-errors.ts";
import type { Caller } from "../../platform/identity/caller.ts";
import type { TokenClaims } from "../../platform/identity/tokens.ts";
import { findPages } from "../content/index.ts";
import { findDonations } from "../donations/index.ts";
import { findForms } from "../forms/index.ts";
import { searchPeople } from "../people/index.ts";
import type { Search } from "./search.ts";

/** The kinds of results, each with the operation that finds them among what the caller may see. */
const SOURCES: {
  [Kind in keyof SearchResults]: (search: Search, text: string, caller: Caller) => Promise<SearchResults[Kind]>;
} = {
  people: ({ people }, text, caller) => searchPeople(people, text, caller),
  donations: ({ giving }, text, caller) => findDonations(giving, text, caller),
  forms: ({ forms }, text, caller) => findForms(forms, text, caller),
  pages: ({ content }, text, caller) => findPages(content, text, caller),
};

const NOTHING: SearchResults = { people: [], donations: [], forms: [], pages: [] };

/** Asks every module for what the caller may see of the text. */
export async function searchChurch(
  search: Search,
  { churchId, personId, text }: z.output<(typeof call)["query"]>,
  claims: TokenClaims,
): Promise<CallAnswer<typeof call>> {
  // Finds nobody if the person is not the caller's own in that church.
  const caller = await search.callerContext.callerOf({ ...claims, churchId, personId });
  if (!caller) throw new NotAllowed();
  const term = text.trim();
  if (term === "") return NOTHING;
  const [people, donations, forms, pages] = await Promise.all([
    SOURCES.people(search, term, caller),
    SOURCES.donations(search, term, caller),
    SOURCES.forms(search, term, caller),
    SOURCES.pages(search, term, caller),
  ]);
  return { people: people.slice(0, SEARCH_RESULTS), donations, forms, pages };
}
