import type { ShownLesson } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button } from "@offertory/ui";
import { ChevronLeft, ChevronRight } from "@offertory/ui/icons.ts";
import { useMemo } from "react";
import { SectionKind } from "../lesson/section-kind.tsx";
import { RichText } from "../read/rich-text.tsx";
import { slidesOf } from "./slides.ts";
import { type KeyAction, useKeys } from "./use-keys.ts";
import { useSlideIndex } from "./use-slide-index.ts";

/** What only the leader sees, on another screen than the slides: what to do, the notes, and what comes next. */
export function PresenterView({ lesson }: { lesson: ShownLesson }) {
  const t = useT();
  const slides = useMemo(() => slidesOf(lesson), [lesson]);
  const [slideIndex, go] = useSlideIndex(slides.length);
  const [next, previous] = [() => go(slideIndex + 1), () => go(slideIndex - 1)];
  const actions: Partial<Record<KeyAction, () => void>> = {
    next,
    previous,
    down: next,
    up: previous,
    first: () => go(0),
    last: () => go(slides.length - 1),
    leave: () => window.close(),
  };
  useKeys((action) => actions[action]?.());
  const slide = slides[slideIndex];
  const following = slides[slideIndex + 1];
  if (!slide) return null;
  return (
    <main className="mx-auto flex min-h-dvh max-w-5xl flex-col gap-5 p-4 sm:p-6">
      <h1 className="text-sm font-medium text-ink-soft">{t("lessons:present.presenterOf", { title: lesson.title })}</h1>
      <div className="grid grow items-start gap-5 md:grid-cols-2">
        <section aria-labelledby="slide" className="rounded-card border border-line bg-raised p-4 sm:p-5">
          {slide.kind ? <SectionKind kind={slide.kind} /> : null}
          <h2 id="slide" className="mb-2 text-xl font-semibold wrap-anywhere">
            {slide.title}
          </h2>
          <RichText html={slide.html} />
        </section>
        <section aria-labelledby="notes" className="rounded-card border border-warning bg-warning-soft p-4 sm:p-5">
          <h2 id="notes" className="mb-2 font-semibold">
            {t("lessons:present.notes")}
          </h2>
          {slide.notes.length === 0 ? <p className="text-ink-soft">{t("lessons:present.noNotes")}</p> : null}
          {slide.notes.map(({ id, title, html }) => (
            <div key={id} className="mb-3">
              <h3 className="font-medium wrap-anywhere">{title}</h3>
              <RichText html={html} />
            </div>
          ))}
        </section>
      </div>
      <footer className="sticky bottom-0 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6">
        <p role="status" className="me-auto text-sm max-sm:w-full">
          {t("lessons:present.slideNamed", {
            place: String(slideIndex + 1),
            total: String(slides.length),
            title: slide.title,
          })}
          <span className="block text-ink-soft">
            {following ? t("lessons:present.upNext", { title: following.title }) : t("lessons:present.lastSlide")}
          </span>
        </p>
        <Button icon={<ChevronLeft />} disabled={slideIndex === 0} onClick={previous}>
          {t("lessons:present.previous")}
        </Button>
        <Button variant="primary" icon={<ChevronRight />} disabled={!following} onClick={next}>
          {t("lessons:present.next")}
        </Button>
      </footer>
    </main>
  );
}
