import "./present.css";
import type { ShownLesson } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { useEffect, useMemo, useRef, useState, useCallback, type TouchEvent } from "react";
import { useNavigate, useLocation } from "@offertory/router";
import { lessonPath } from "../paths.ts";
import { leaveFullscreen, toggleFullscreen } from "./fullscreen.ts";
import { KeysHelp } from "./keys-help.tsx";
import { SlideView } from "./slide-view.tsx";
import { slidesOf, type Slide } from "./slides.ts";
import { StageBar } from "./stage-bar.tsx";
import { type KeyAction, useKeys } from "./use-keys.ts";
import { RichText } from "../read/rich-text.tsx";

const MIN_SWIPE_PX = 50;

/** Shows the slides of a lesson one at a time, in the whole window. */
export function Stage({ lesson }: { lesson: ShownLesson }) {
  const t = useT();
  const navigate = useNavigate();
  const slides = useMemo(() => slidesOf(lesson), [lesson]);
  const [slideIndex, go] = useSlideIndex(slides.length);
  const [areNotesShown, setNotesShown] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const view = useRef<HTMLElement>(null);
  const slide = slides[slideIndex];
  const [next, previous] = [() => go(slideIndex + 1), () => go(slideIndex - 1)];
  const swipe = useSwipe(next, previous);

  useEffect(() => leaveFullscreen, []);

  function leave() {
    const { church, program, study, slug } = lesson;
    void navigate(lessonPath({ church: church.subDomain, program: program.slug, study: study.slug, lesson: slug }));
  }

  /** Scrolls a slide that is taller than the window; goes to the next slide only at its end. */
  function turn(down: boolean) {
    const shown = view.current;
    const rest = shown ? (down ? shown.scrollHeight - shown.clientHeight - shown.scrollTop : shown.scrollTop) : 0;
    if (!shown || rest < 8) return down ? next() : previous();
    shown.scrollBy({ top: shown.clientHeight * (down ? 0.8 : -0.8) });
  }

  const actions: Record<KeyAction, () => void> = {
    next,
    previous,
    down: () => turn(true),
    up: () => turn(false),
    first: () => go(0),
    last: () => go(slides.length - 1),
    leave: () => (document.fullscreenElement ? leaveFullscreen() : leave()),
    help: () => setHelpOpen(true),
    notes: () => setNotesShown((are) => !are),
    fullscreen: toggleFullscreen,
  };
  useKeys((action) => actions[action]());

  if (!slide) return null;
  return (
    <div className="fixed inset-0 z-40 flex flex-col bg-surface text-ink" {...swipe}>
      <main
        ref={view}
        key={slide.key}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a slide may be taller than the window: keyboards must reach it to scroll
        tabIndex={0}
        aria-label={t("lessons:present.stage")}
        className="min-h-0 grow overflow-y-auto p-[4vmin] -outline-offset-4 focus-visible:outline-2 focus-visible:outline-brand"
      >
        <SlideView slide={slide} />
      </main>
      <p role="status" className="sr-only">
        {t("lessons:present.slideNamed", {
          place: String(slideIndex + 1),
          total: String(slides.length),
          title: slide.title,
        })}
      </p>
      {areNotesShown ? <LeaderNotes notes={slide.notes} /> : null}
      <StageBar
        slideIndex={slideIndex}
        total={slides.length}
        hasNotes={slides.some(({ notes }) => notes.length > 0)}
        areNotesShown={areNotesShown}
        onAct={(action) => actions[action]()}
        onLeave={leave}
      />
      <KeysHelp open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}

/** The current slide. It is kept in the URL's hash, so that a reload shows the same; it adds no history entries. */
function useSlideIndex(count: number): [place: number, go: (slideIndex: number) => void] {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const requestedIndex = Number(/^#(\d{1,4})$/.exec(hash)?.[1] ?? 1) - 1;
  const slideIndex = Math.max(0, Math.min(requestedIndex, count - 1));
  const go = useCallback(
    (to: number) => {
      const next = Math.max(0, Math.min(to, count - 1));
      void navigate({ pathname, search, hash: `#${next + 1}` }, { replace: true, preventScrollReset: true });
    },
    [navigate, pathname, search, count],
  );
  return [slideIndex, go];
}

/** The notes of a slide. Hidden until the leader shows them, also after a restart. */
function LeaderNotes({ notes }: { notes: Slide["notes"] }) {
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

/** Turns slides by swiping sideways, if the movement is clearly more horizontal than vertical. */
function useSwipe(onNext: () => void, onPrevious: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches.item(0);
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches.item(0);
      if (!finger || !start.current) return;
      const [right, down] = [finger.clientX - start.current.x, finger.clientY - start.current.y];
      start.current = null;
      if (Math.abs(right) < MIN_SWIPE_PX || Math.abs(right) < Math.abs(down) * 1.5) return;
      if (right < 0) onNext();
      else onPrevious();
    },
  };
}
