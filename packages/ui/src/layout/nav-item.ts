import type { ReactNode } from "react";

export type NavItem = {
  href: string;
  label: string;
  icon: ReactNode;
  /** Whether the item is where we are; by default its own address and those below it. */
  match?: ((path: string) => boolean) | undefined;
  badge?: ReactNode;
};

/** Whether an item is where we are. The root is only itself, or it would always be. */
export function isCurrent(item: NavItem, path: string): boolean {
  if (item.match) return item.match(path);
  return path === item.href || (item.href !== "/" && path.startsWith(`${item.href}/`));
}
