import { type NavigationLink, PageUrl, RESERVED_PAGE_URLS } from "@offertory/contract";
import { safeAddress } from "@offertory/contract/rich-text/safe-address";
import { AddressUnsafe, NavigationLabelBlank } from "../content-errors.ts";

/**
 * Checks a menu before it is stored: every link needs a label and a safe URL. The URL may be empty only for a link with
 * children.
 */
export const readLinks = (links: readonly NavigationLink[]): NavigationLink[] =>
  links.map(({ label, url, children }) => ({
    label: readLabel(label),
    url: children.length > 0 && url.trim() === "" ? "" : readAddress(url),
    children: children.map((child) => ({ label: readLabel(child.label), url: readAddress(child.url) })),
  }));

function readLabel(sent: string): string {
  const label = sent.trim();
  if (!label) throw new NavigationLabelBlank();
  return label;
}

function readAddress(sent: string): string {
  const address = safeAddress(sent);
  if (address === null) throw new AddressUnsafe();
  return address;
}

/** Returns whether a URL is one of the church's own pages, rather than a reserved path or another site. */
const isPage = (url: string): boolean =>
  PageUrl.safeParse(url).success && !RESERVED_PAGE_URLS.some((taken) => taken === url);

/**
 * The menu as visitors see it: without links to unpublished pages, and without parents that then have neither a URL nor
 * children.
 */
export function shownLinks(links: readonly NavigationLink[], published: ReadonlySet<string>): NavigationLink[] {
  const isShown = ({ url }: { url: string }) => !isPage(url) || published.has(url);
  return links.flatMap((link) => {
    const children = link.children.filter(isShown);
    if (isShown(link) && (link.url !== "" || children.length > 0)) return [{ ...link, children }];
    return children.length > 0 ? [{ ...link, url: "", children }] : [];
  });
}
