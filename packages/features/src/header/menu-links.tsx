import { classNames } from "@offertory/ui";
import { NavLink } from "react-router";

export interface HeaderLink {
  href: string;
  label: string;
  /** The link is current only at its own address, not below it. */
  exact?: boolean;
}

const linkClass =
  "flex h-9 shrink-0 items-center rounded-field px-3 text-sm font-medium whitespace-nowrap text-ink-soft " +
  "outline-offset-[-2px] transition-colors hover:bg-ink/6 hover:text-ink aria-[current=page]:text-brand";

interface MenuLinksProps {
  label: string;
  links: readonly HeaderLink[];
  className?: string | undefined;
}

/** A row of links; nothing at all where there are none. */
export function MenuLinks({ label, links, className }: MenuLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className={classNames("flex min-w-0 items-center gap-0.5 overflow-x-auto", className)}>
      {links.map(({ href, label: text, exact = false }) => (
        <NavLink key={href} to={href} end={exact} className={linkClass}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
