import { DisplayBox } from "@offertory/ui";
import { ChevronRight } from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";
import { Link } from "@offertory/router";

/** A list of links under a title. It is a list and not a grid, so that any number of links leaves no gaps. */
export function HomeLinks({ title, children }: { title: string; children: ReactNode }) {
  return (
    <DisplayBox flush title={title}>
      <ul className="divide-y divide-line">{children}</ul>
    </DisplayBox>
  );
}

interface HomeLinkProps {
  href: string;
  icon: ReactNode;
  title: string;
  body: string;
}

const rowClass =
  "flex items-center gap-3.5 px-4 py-3 -outline-offset-2 transition-colors group-last:rounded-b-card hover:bg-sunken sm:px-5";

/** One link with a sentence that explains it. */
export function HomeLink({ href, icon, title, body }: HomeLinkProps) {
  const contents = (
    <>
      <span className="flex size-9 shrink-0 items-center justify-center rounded-field bg-brand-soft text-brand">
        {icon}
      </span>
      <span className="min-w-0 grow">
        <span className="block text-sm font-medium text-ink">{title}</span>
        <span className="block text-sm text-pretty text-ink-soft">{body}</span>
      </span>
      <ChevronRight className="size-4 text-ink-soft" />
    </>
  );
  return (
    <li className="group">
      {/^https?:/.test(href) ? (
        <a href={href} className={rowClass}>
          {contents}
        </a>
      ) : (
        <Link to={href} className={rowClass}>
          {contents}
        </Link>
      )}
    </li>
  );
}
