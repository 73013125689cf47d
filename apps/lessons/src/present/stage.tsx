import "./present.css";
import type { ShownLesson } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { useEffect, useMemo, useRef, useState, type TouchEvent } from "react";
import { useNavigate } from "@offertory/router";
import { lessonPath } from "../paths.ts";
import { leaveFullscreen, toggleFullscreen } from "./fullscreen.ts";
import { KeysHelp } from "./keys-help.tsx";
import { openPresenterView } from "./open-presenter-view.ts";
import { SlideView } from "./slide-view.tsx";
import { slidesOf } from "./slides.ts";
import { StageBar } from "./stage-bar.tsx";
import { type KeyAction, useKeys } from "./use-keys.ts";
import { useSlideIndex } from "./use-slide-index.ts";

const MIN_SWIPE_PX = 50;

/** Shows the slides of a lesson one at a time, in the whole window. */
export function Stage({ lesson }: { lesson: ShownLesson }) {
  const t = useT();
  const navigate = useNavigate();
  const slides = useMemo(() => slidesOf(lesson), [lesson]);
  const [slideIndex, go] = useSlideIndex(slides.length);
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
    notes: () => openPresenterView(slideIndex),
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
      <StageBar slideIndex={slideIndex} total={slides.length} onAct={(action) => actions[action]()} onLeave={leave} />
      <KeysHelp open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
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
