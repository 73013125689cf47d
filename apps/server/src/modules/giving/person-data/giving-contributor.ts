import type { PersonContributor } from "../../people/index.ts";
import type { Giving } from "../giving.ts";
import { collectGiving } from "./collect-giving.ts";
import { maySeeDonationsOfOthers } from "../../donations/index.ts";
import { holdsGiving } from "./holds-giving.ts";

/** Adds giving to the export of a person's data, for callers who may see donations. Editing people is not enough. */
export const givingContributor = (
  context: Pick<Giving, "connection" | "giftAidDeclarations" | "methods" | "persons" | "savedViews">,
): PersonContributor => ({
  name: "giving",
  maySee: maySeeDonationsOfOthers,
  collect: (churchId, personId) => collectGiving(context, churchId, personId),
  hasPrivateData: (churchId, personId) => holdsGiving(context, churchId, personId),
  isGiving: true,
});
