import { useState } from "react";
import { Ellipsis } from "../icons.ts";
import { LazyDialog } from "../loading/lazy-dialog.tsx";
import { isCurrent } from "./nav-item.ts";
import type { NavigationProps } from "./side-navigation.tsx";

/** The texts of the drawer with the whole navigation. */
export type MoreTexts = { label: string; closeLabel: string; failedText: string };

const MAX_ITEMS = 5;

const loadDrawer = async () => (await import("./navigation-drawer.tsx")).NavigationDrawer;

const itemClass =
  "flex h-full w-full min-w-0 flex-col items-center justify-center gap-1 px-0.5 text-[0.6875rem] leading-tight font-medium text-ink-soft " +
  "outline-offset-[-3px] aria-[current=page]:text-brand data-popup-open:text-ink";

/**
 * The navigation of phones with at most five items. If there are more, or some have places, the last one opens a drawer
 * with the whole navigation.
 */
export function BottomBar({ items, currentPath, renderLink, label, more }: NavigationProps & { more: MoreTexts }) {
  const [open, setOpen] = useState(false);
  const fits = items.length <= MAX_ITEMS && !items.some(({ places }) => places?.length);
  const shown = fits ? items : items.slice(0, MAX_ITEMS - 1);
  const rest = items.slice(shown.length);
  return (
    <>
      <div
        aria-hidden="true"
        className="short:hidden print:hidden h-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] shrink-0"
      />
      <nav
        aria-label={label}
        data-bottom-bar
        className="short:static print:hidden fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)]"
      >
        <ul className="flex h-(--bottom-bar) items-stretch">
          {shown.map((item) => (
            <li key={item.href} className="min-w-0 grow">
              {renderLink(
                item.href,
                <>
                  <span className="relative">
                    {item.icon}
                    {item.badge ? <span className="absolute -top-1.5 left-3">{item.badge}</span> : null}
                  </span>
                  <span className="max-w-full truncate">{item.label}</span>
                </>,
                { className: itemClass, "aria-current": isCurrent(item, currentPath) ? "page" : undefined },
              )}
            </li>
          ))}
          {fits ? null : (
            <li className="min-w-0 grow">
              <button
                type="button"
                aria-haspopup="dialog"
                aria-current={rest.some((item) => isCurrent(item, currentPath)) ? "page" : undefined}
                onClick={() => setOpen(true)}
                className={itemClass}
              >
                <Ellipsis />
                <span className="max-w-full truncate">{more.label}</span>
              </button>
            </li>
          )}
        </ul>
      </nav>
      {fits ? null : (
        <LazyDialog
          load={loadDrawer}
          failedText={more.failedText}
          dialog={{
            open,
            onClose: () => setOpen(false),
            title: more.label,
            closeLabel: more.closeLabel,
            items,
            currentPath,
            renderLink,
            label,
          }}
        />
      )}
    </>
  );
}
