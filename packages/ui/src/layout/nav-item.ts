import type { ReactNode } from "react";

export type NavItem = {
  href: string;
  label: string;
  icon: ReactNode;
  /** Whether the item is the current page; by default for its own path and all paths below it. */
  match?: ((path: string) => boolean) | undefined;
  badge?: ReactNode;
};

/**
 * Returns whether an item is the current page. The root path matches only itself; it would otherwise match every page.
 */
export function isCurrent(item: NavItem, path: string): boolean {
  if (item.match) return item.match(path);
  return path === item.href || (item.href !== "/" && path.startsWith(`${item.href}/`));
}
