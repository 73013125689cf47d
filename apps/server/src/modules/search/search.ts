import type { Guards } from "../../platform/identity/access.ts";
import type { CallerContext } from "../../platform/identity/caller-context.ts";
import type { Content } from "../content/index.ts";
import type { Forms } from "../forms/index.ts";
import type { Giving } from "../giving/index.ts";
import type { People } from "../people/index.ts";

/** The modules that the search asks. This module has no tables. */
export interface Search {
  guards: Guards;
  callerContext: CallerContext;
  people: People;
  giving: Pick<Giving, "churchDonations">;
  forms: Pick<Forms, "forms" | "now">;
  content: Pick<Content, "pages">;
}
