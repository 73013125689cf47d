import type { ReactNode } from "react";

/** A page within an area of the navigation. */
export type NavPlace = { href: string; label: string };

export type NavItem = {
  href: string;
  label: string;
  icon: ReactNode;
  /** Whether the item is the current page; by default for its own path and all paths below it. */
  match?: ((path: string) => boolean) | undefined;
  badge?: ReactNode;
  /** The pages of this area; the navigation lists them below the item while one of them is open. */
  places?: readonly NavPlace[] | undefined;
};

const isAtOrBelow = (href: string, path: string) => path === href || path.startsWith(`${href}/`);

/**
 * Returns whether an item is the current page. The root path matches only itself; it would otherwise match every page.
 */
export function isCurrent(item: NavItem, path: string): boolean {
  if (item.match) return item.match(path);
  return path === item.href || (item.href !== "/" && isAtOrBelow(item.href, path));
}

/** Returns the current place: of those whose path the page is at or below, the one with the longest path. */
export const currentPlace = (places: readonly NavPlace[], path: string): NavPlace | undefined =>
  places.filter(({ href }) => isAtOrBelow(href, path)).toSorted((one, other) => other.href.length - one.href.length)[0];
