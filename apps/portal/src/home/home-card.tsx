import type { ReactNode } from "react";
import { Link } from "react-router";

interface HomeCardProps {
  href: string;
  icon: ReactNode;
  title: string;
  body: string;
}

const cardClass =
  "group flex h-full items-start gap-3.5 rounded-card border border-line bg-raised p-4 shadow-card transition-colors hover:border-line-strong hover:bg-sunken";

/** One place to go, with a sentence that says why. */
export function HomeCard({ href, icon, title, body }: HomeCardProps) {
  const contents = (
    <>
      <span className="flex size-10 shrink-0 items-center justify-center rounded-field bg-brand-soft text-brand">
        {icon}
      </span>
      <span className="min-w-0">
        <span className="block font-medium text-ink">{title}</span>
        <span className="mt-0.5 block text-sm text-pretty text-ink-soft">{body}</span>
      </span>
    </>
  );
  return /^https?:/.test(href) ? (
    <a href={href} className={cardClass}>
      {contents}
    </a>
  ) : (
    <Link to={href} className={cardClass}>
      {contents}
    </Link>
  );
}

export function HomeCards({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-lg font-semibold">{title}</h2>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">{children}</div>
    </section>
  );
}
