import { holdsLink } from "@offertory/contract";
import { refusal } from "../errors/refusal.ts";

/**
 * A name looks like a link. Emails to unknown people contain names, and mail programs turn texts that look like a URL
 * into links.
 */
const NameHoldsLink = refusal("invalid", "name-holds-link");

/**
 * Some churches are named like Life.Church, so this ending is allowed. `renderEmail` breaks it up like any other link.
 */
const DOT_CHURCH = /\.church$/i;

export function refuseLinkInName(...names: readonly (string | null | undefined)[]): void {
  if (names.some((name) => name && holdsLink(name.trim().replace(DOT_CHURCH, " Church")))) throw new NameHoldsLink();
}
