import { Link } from "@offertory/router";
import { ChevronRight } from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";

/** The rows of a card. */
export const CardList = ({ children }: { children: ReactNode }) => <ul className="divide-y divide-line">{children}</ul>;

interface CardRowProps {
  /** A page of the portal, or a URL of another app. */
  to: string;
  icon?: ReactNode;
  title: ReactNode;
  /** What else to know, under the title. */
  detail?: ReactNode;
}

const ROW =
  "flex min-h-12 items-center gap-3.5 px-4 py-2.5 -outline-offset-2 transition-colors group-last:rounded-b-card hover:bg-sunken sm:px-5";

/** One row: a link to what it names. */
export function CardRow({ to, icon, title, detail }: CardRowProps) {
  const contents = (
    <>
      {icon ? (
        <span className="flex size-9 shrink-0 items-center justify-center rounded-field bg-brand-soft text-brand">
          {icon}
        </span>
      ) : null}
      <span className="min-w-0 grow">
        <span className="block text-sm font-medium wrap-anywhere text-ink">{title}</span>
        {detail ? <span className="block text-sm text-pretty text-ink-soft">{detail}</span> : null}
      </span>
      <ChevronRight className="size-4 shrink-0 text-ink-soft" />
    </>
  );
  return (
    <li className="group">
      {/^https?:/.test(to) ? (
        <a href={to} className={ROW}>
          {contents}
        </a>
      ) : (
        <Link to={to} className={ROW}>
          {contents}
        </Link>
      )}
    </li>
  );
}

/** The link of a card to the whole list behind it. */
export const CardLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="inline-flex min-h-6 items-center font-medium text-brand underline-offset-3 hover:underline">
    {children}
  </Link>
);
