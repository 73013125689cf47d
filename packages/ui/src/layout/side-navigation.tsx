import type { RenderLink } from "../render-link.ts";
import { isCurrent, type NavItem } from "./nav-item.ts";

export type NavigationProps = {
  items: readonly NavItem[];
  currentPath: string;
  renderLink: RenderLink;
  label: string;
};

const itemClass =
  "group flex h-9 items-center gap-2.5 rounded-field px-2.5 text-sm font-medium text-ink-soft transition-colors " +
  "hover:bg-ink/6 hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand";

export function SideNavigation({ items, currentPath, renderLink, label }: NavigationProps) {
  return (
    <nav
      aria-label={label}
      data-side-navigation
      className="sticky top-(--header-height) h-[calc(100dvh-var(--header-height))] w-60 shrink-0 overflow-y-auto border-r border-line px-3 pt-4 pb-20"
    >
      <ul className="flex flex-col gap-0.5">
        {items.map((item) => (
          <li key={item.href}>
            {renderLink(
              item.href,
              <>
                {item.icon}
                <span className="min-w-0 grow truncate">{item.label}</span>
                {item.badge}
              </>,
              { className: itemClass, "aria-current": isCurrent(item, currentPath) ? "page" : undefined },
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
