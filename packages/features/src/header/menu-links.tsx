import { useT } from "@offertory/i18n/react";
import { classNames, Menu } from "@offertory/ui";
import { ChevronDown } from "@offertory/ui/icons.ts";
import { NavLink, useLocation, renderLink } from "@offertory/router";

export interface HeaderLink {
  href: string;
  label: string;
  /** Whether the link is current only at its own path, not below it. */
  exact?: boolean;
}

const linkClass =
  "flex h-9 shrink-0 items-center rounded-field px-3 text-sm font-medium whitespace-nowrap text-ink-soft " +
  "outline-offset-[-2px] transition-colors hover:bg-ink/6 hover:text-ink aria-[current=page]:text-brand";

interface MenuLinksProps {
  label: string;
  links: readonly HeaderLink[];
  /** How many links fit in the row; if there are more, the last one is a menu with the rest. */
  most?: number;
  className?: string | undefined;
}

/** A row of links, with a menu for those that do not fit; nothing if there are none. */
export function MenuLinks({ label, links, most = 6, className }: MenuLinksProps) {
  if (links.length === 0) return null;
  const shown = links.length > most ? links.slice(0, most - 1) : links;
  return (
    <nav aria-label={label} className={classNames("flex min-w-0 items-center gap-0.5 overflow-x-auto", className)}>
      {shown.map(({ href, label: text, exact = false }) => (
        <NavLink key={href} to={href} end={exact} className={linkClass}>
          {text}
        </NavLink>
      ))}
      {shown.length < links.length ? <MoreLinks links={links.slice(shown.length)} /> : null}
    </nav>
  );
}

/** The menu with the rest of a row; it shows the name of the current page if that is among them. */
function MoreLinks({ links }: { links: readonly HeaderLink[] }) {
  const t = useT();
  const { pathname } = useLocation();
  const current = links.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`));
  return (
    <Menu
      label={t("common:more")}
      items={links.map(({ href, label }) => ({ href, label }))}
      renderLink={renderLink}
      trigger={
        <button
          type="button"
          aria-current={current ? "page" : undefined}
          className={classNames(linkClass, "min-w-20 shrink!")}
        >
          <span className="truncate">{current?.label ?? t("common:more")}</span>
          <ChevronDown className="ml-1 size-4 shrink-0" />
        </button>
      }
    />
  );
}
