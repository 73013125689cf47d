import { holdsLink } from "@offertory/contract";
import { refusal } from "../errors/refusal.ts";

/** Names stand in emails to strangers, and mail programs make links of what looks like an address. */
export const NameHoldsLink = refusal("invalid", "name-holds-link");

export function refuseLinkInName(...names: readonly (string | null | undefined)[]): void {
  if (names.some((name) => name && holdsLink(name))) throw new NameHoldsLink();
}
