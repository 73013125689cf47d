import { useT } from "@offertory/i18n/react";
import { RichText } from "../read/rich-text.tsx";
import type { Slide } from "./slides.ts";

/** The notes of a slide. Hidden unless the leader asks for them, and hidden again with every start. */
export function LeaderNotes({ notes }: { notes: Slide["notes"] }) {
  const t = useT();
  return (
    <aside
      aria-label={t("lessons:present.notes")}
      className="max-h-[40vh] overflow-y-auto border-t-4 border-warning bg-warning-soft px-4 py-3 sm:px-8"
    >
      {notes.length === 0 ? <p className="text-ink-soft">{t("lessons:present.noNotes")}</p> : null}
      {notes.map(({ id, title, html }) => (
        <div key={id} className="mb-3">
          <h2 className="font-semibold wrap-anywhere">{title}</h2>
          <RichText html={html} />
        </div>
      ))}
    </aside>
  );
}
