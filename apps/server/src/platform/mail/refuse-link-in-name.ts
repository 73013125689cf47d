import { holdsLink } from "@offertory/contract";
import { refusal } from "../errors/refusal.ts";

/** Names stand in emails to strangers, and mail programs make links of what looks like an address. */
const NameHoldsLink = refusal("invalid", "name-holds-link");

/** Churches are called so. The email itself breaks it apart, as it breaks everything that a mail program could make a link of. */
const DOT_CHURCH = /\.church$/i;

export function refuseLinkInName(...names: readonly (string | null | undefined)[]): void {
  if (names.some((name) => name && holdsLink(name.trim().replace(DOT_CHURCH, " Church")))) throw new NameHoldsLink();
}
