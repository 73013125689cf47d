import type { NavigationLink } from "@offertory/contract/content/navigation-calls";
import { hrefOn } from "@offertory/features/site";
import { ChevronDown } from "@offertory/ui/icons.ts";

interface SiteMenuProps {
  links: readonly NavigationLink[];
  base: string;
  /** The path of the current page. */
  current: string;
  /** Whether to show the links in one column with all levels expanded. */
  isUnfolded?: boolean;
}

const LINE = "flex min-h-11 items-center gap-1 rounded-field px-3 text-sm font-medium hover:bg-ink/7";

export function SiteMenu({ links, base, current, isUnfolded = false }: SiteMenuProps) {
  const line = ({ label, url }: { label: string; url: string }) => (
    <a
      href={hrefOn(base, url)}
      className={`${LINE} aria-[current]:text-brand`}
      {...(url === current && { "aria-current": "page" as const })}
    >
      {label}
    </a>
  );
  return (
    <ul className={isUnfolded ? "flex flex-col" : "flex flex-wrap items-center"}>
      {links.map((link) => (
        <li key={`${link.url} ${link.label}`} className="relative">
          {link.children.length === 0 ? (
            line(link)
          ) : (
            <details open={isUnfolded} name={isUnfolded ? undefined : "menu"}>
              <summary className={`${LINE} list-none [&::-webkit-details-marker]:hidden`}>
                {link.label}
                <ChevronDown className="size-4" />
              </summary>
              <ul
                className={
                  isUnfolded
                    ? "pl-4"
                    : "absolute top-full right-0 z-10 min-w-48 rounded-card border border-line bg-raised p-1 shadow-float"
                }
              >
                {(link.url ? [link, ...link.children] : link.children).map((below) => (
                  <li key={`${below.url} ${below.label}`}>{line(below)}</li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
