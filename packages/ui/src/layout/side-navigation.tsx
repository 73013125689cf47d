import type { RenderLink } from "../render-link.ts";
import type { NavItem } from "./nav-item.ts";
import { NavigationList } from "./navigation-list.tsx";

export type NavigationProps = {
  items: readonly NavItem[];
  currentPath: string;
  renderLink: RenderLink;
  label: string;
};

export function SideNavigation({ label, ...list }: NavigationProps) {
  return (
    <nav
      aria-label={label}
      data-side-navigation
      className="print:hidden sticky top-(--header-height) h-[calc(100dvh-var(--header-height))] w-60 shrink-0 scroll-py-2 overflow-y-auto border-r border-line px-3 pt-4 pb-20"
    >
      <NavigationList {...list} />
    </nav>
  );
}
