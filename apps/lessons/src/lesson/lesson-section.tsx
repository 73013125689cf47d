import type { ShownSection } from "@offertory/contract";
import { Film } from "../read/film.tsx";
import { RichText } from "../read/rich-text.tsx";
import { SectionKind } from "./section-kind.tsx";

/** One part of a lesson. Notes are set apart: they are for who leads. */
export function LessonSection({ section }: { section: ShownSection }) {
  const { id, title, kind, html, video } = section;
  const heading = `section-${id}`;
  return (
    <section
      aria-labelledby={heading}
      data-kind={kind}
      className={`lesson-section mb-8 ${kind === "note" ? "rounded-card border border-warning/30 bg-warning-soft p-4 sm:p-5" : ""}`}
    >
      <SectionKind kind={kind} />
      <h2 id={heading} tabIndex={-1} className="mb-3 scroll-mt-20 text-2xl font-semibold wrap-anywhere">
        {title}
      </h2>
      {video ? (
        <div className="mb-4">
          <Film address={video} title={title} />
        </div>
      ) : null}
      <RichText html={html} className="text-lg" />
    </section>
  );
}
