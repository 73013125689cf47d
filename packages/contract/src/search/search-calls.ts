import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Dollars } from "../giving/amounts/dollars.ts";
import { PersonSummary } from "../people/person.ts";
import { Id, text } from "../text/text.ts";

export const MAX_SEARCH_LENGTH = 100;
/** The most results of each kind. */
export const SEARCH_RESULTS = 5;

/** What was found. A kind that the person may not see is empty. */
export const SearchResults = z.object({
  people: z.array(PersonSummary),
  donations: z.array(
    z.object({ id: z.string(), donor: z.nullable(z.string()), amount: Dollars, donatedOn: z.string() }),
  ),
  /** `builds` opens the form to edit it, else to fill it out. */
  forms: z.array(z.object({ id: z.string(), name: z.string(), builds: z.boolean() })),
  pages: z.array(z.object({ id: z.string(), title: z.string(), url: z.string() })),
});
export type SearchResults = z.output<typeof SearchResults>;

export const searchChurch = endpoint({
  api: "membership",
  signedBy: "account",
  method: "GET",
  path: "/search",
  summary: "Search people, donations, forms and site pages of a church, by your permissions; five of each at most",
  query: z.object({ churchId: Id, personId: Id, text: text(MAX_SEARCH_LENGTH) }),
  answer: SearchResults,
});
