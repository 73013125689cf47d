import { type LinkLook, NEW_LINK, PLAIN_LOOK } from "@offertory/contract/rich-text/link-classes";
import type { LinkTarget } from "@offertory/contract/rich-text/link-looks";
import { isEmail } from "@offertory/contract/text/is-email";
import { safeAddress } from "@offertory/contract/rich-text/safe-address";

/** A link while it is worked on. */
export type LinkDraft = { url: string; text: string; target: LinkTarget; look: LinkLook };

export const newLink = (text: string): LinkDraft => ({
  url: NEW_LINK.url,
  text,
  target: NEW_LINK.target,
  look: PLAIN_LOOK,
});

/** The address as it will be kept: what is plainly a host or a mailbox gets what it lacks. Null: it leads nowhere safe. */
export function completeAddress(typed: string): string | null {
  const url = typed.trim();
  if (isEmail(url) && !/[/:]/.test(url)) return safeAddress(`mailto:${url}`);
  if (/^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u.test(url)) return safeAddress(`https://${url}`);
  if (/^(?:https?:\/*|mailto:|tel:)$/i.test(url)) return null;
  // A host with a blank in it is no address, though it has a good scheme.
  if (/^https?:/i.test(url) && !URL.canParse(url)) return null;
  return safeAddress(url);
}

/** What is wrong with it; a link without words shows its address. */
export const problemOf = ({ url }: LinkDraft): "address" | null => (completeAddress(url) === null ? "address" : null);

/** The link as it goes into the text. */
export function finishLink(draft: LinkDraft): LinkDraft {
  const url = completeAddress(draft.url) ?? "";
  return {
    ...draft,
    url,
    text: draft.text.trim() === "" ? url.replace(/^(?:https:\/\/|mailto:|tel:)/, "") : draft.text,
  };
}
