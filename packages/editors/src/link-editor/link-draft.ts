import { type LinkLook, NEW_LINK, PLAIN_LOOK } from "@offertory/contract/rich-text/link-classes";
import type { LinkTarget } from "@offertory/contract/rich-text/link-looks";
import { isEmail } from "@offertory/contract/text/is-email";
import { safeAddress } from "@offertory/contract/rich-text/safe-address";

/** A link while it is edited. */
export type LinkDraft = { url: string; text: string; target: LinkTarget; look: LinkLook };

export const newLink = (text: string): LinkDraft => ({
  url: NEW_LINK.url,
  text,
  target: NEW_LINK.target,
  look: PLAIN_LOOK,
});

/**
 * Completes an address: a bare host gets `https://`, an email address `mailto:`. Null when the address is invalid or
 * unsafe.
 */
export function completeAddress(typed: string): string | null {
  const url = typed.trim();
  if (isEmail(url) && !/[/:]/.test(url)) return safeAddress(`mailto:${url}`);
  if (/^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u.test(url)) return safeAddress(`https://${url}`);
  if (/^(?:https?:\/*|mailto:|tel:)$/i.test(url)) return null;
  // A host with a space is invalid, although the scheme is allowed.
  if (/^https?:/i.test(url) && !URL.canParse(url)) return null;
  return safeAddress(url);
}

/** Returns what is wrong with the link. Its text may be empty; the address is then shown instead. */
export const problemOf = ({ url }: LinkDraft): "address" | null => (completeAddress(url) === null ? "address" : null);

/** Returns the link as it is saved. */
export function finishLink(draft: LinkDraft): LinkDraft {
  const url = completeAddress(draft.url) ?? "";
  return {
    ...draft,
    url,
    text: draft.text.trim() === "" ? url.replace(/^(?:https:\/\/|mailto:|tel:)/, "") : draft.text,
  };
}
