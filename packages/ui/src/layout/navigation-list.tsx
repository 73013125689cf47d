import { useState } from "react";
import { classNames } from "../class-names.ts";
import { ChevronDown } from "../icons.ts";
import type { RenderLink } from "../render-link.ts";
import { currentPlace, isCurrent, type NavItem } from "./nav-item.ts";

export type NavigationListProps = {
  items: readonly NavItem[];
  currentPath: string;
  renderLink: RenderLink;
  /** In a drawer, rows are as high as a finger needs, and every area can be opened without leaving the page. */
  inDrawer?: boolean | undefined;
  onNavigate?: (() => void) | undefined;
};

const rowClass =
  "group flex min-w-0 grow items-center gap-2.5 rounded-field px-2.5 text-sm font-medium text-ink-soft transition-colors " +
  "hover:bg-ink/6 hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand aria-[current=true]:text-ink";

/** The areas of an app; the current one lists its places. */
export function NavigationList(props: NavigationListProps) {
  return (
    <ul className="flex flex-col gap-0.5">
      {props.items.map((item) => (
        <Area key={item.href} {...props} item={item} />
      ))}
    </ul>
  );
}

function Area({ item, currentPath, renderLink, inDrawer, onNavigate }: NavigationListProps & { item: NavItem }) {
  const isOpenArea = isCurrent(item, currentPath);
  const [isToggled, setToggled] = useState(false);
  const { places = [] } = item;
  const expanded = places.length > 0 && isOpenArea !== isToggled;
  const place = expanded ? currentPlace(places, currentPath) : undefined;
  return (
    <li>
      <div className="flex items-center">
        {renderLink(
          item.href,
          <>
            {item.icon}
            <span className="min-w-0 grow py-1 leading-snug wrap-anywhere">{item.label}</span>
            {item.badge}
          </>,
          {
            className: classNames(rowClass, inDrawer ? "min-h-11" : "min-h-9"),
            "aria-current": isOpenArea ? (place ? "true" : "page") : undefined,
            onClick: onNavigate,
          },
        )}
        {inDrawer && places.length > 0 ? (
          <button
            type="button"
            aria-label={item.label}
            aria-expanded={expanded}
            onClick={() => setToggled(!isToggled)}
            className="flex size-11 shrink-0 items-center justify-center rounded-field text-ink-soft hover:bg-ink/6 hover:text-ink"
          >
            <ChevronDown className={classNames("size-4 transition-transform", expanded && "rotate-180")} />
          </button>
        ) : null}
      </div>
      {expanded ? (
        <ul
          aria-label={item.label}
          className="mt-0.5 mb-1.5 ml-[1.1875rem] flex flex-col gap-0.5 border-l border-line pl-2.5"
        >
          {places.map((each) => (
            <li key={each.href} className="flex">
              {renderLink(each.href, <span className="min-w-0 py-1 leading-snug wrap-anywhere">{each.label}</span>, {
                className: classNames(rowClass, inDrawer ? "min-h-11" : "min-h-8"),
                "aria-current": each === place ? "page" : undefined,
                onClick: onNavigate,
              })}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
