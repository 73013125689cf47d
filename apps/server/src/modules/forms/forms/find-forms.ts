import { SEARCH_RESULTS, type SearchResults } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { mayBuild } from "../access/may-build-forms.ts";
import type { Forms } from "../forms.ts";

/** Finds forms by name: all of them for callers who build forms, for others those that accept submissions now. */
export async function findForms(
  { forms, now }: Pick<Forms, "forms" | "now">,
  text: string,
  caller: Caller,
): Promise<SearchResults["forms"]> {
  const builds = mayBuild(caller);
  const found = await forms.search(caller.churchId, text, builds ? null : now(), SEARCH_RESULTS);
  return found.map((form) => ({ ...form, builds }));
}
