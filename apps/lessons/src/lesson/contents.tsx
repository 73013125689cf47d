import type { ShownSection } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";

/** The parts of a lesson as links to where they begin. */
export function Contents({ sections }: { sections: readonly ShownSection[] }) {
  const t = useT();
  if (sections.length < 2) return null;
  return (
    <nav
      aria-label={t("lessons:read.contents")}
      className="rounded-card border border-line bg-raised p-4 shadow-card print:hidden"
    >
      <p className="mb-1 text-sm font-semibold">{t("lessons:read.contents")}</p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#section-${id}`}
              className="flex min-h-9 items-center rounded-field px-2 text-sm wrap-anywhere text-ink-soft hover:bg-sunken hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
