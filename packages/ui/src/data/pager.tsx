import type { ReactNode } from "react";
import { Button } from "../buttons/button.tsx";
import { classNames } from "../class-names.ts";
import { ChevronLeft, ChevronRight } from "../icons.ts";

export type PagerProps = {
  hasPrevious: boolean;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
  previousLabel: string;
  nextLabel: string;
  summary?: ReactNode;
  /** The accessible name of the navigation, needed when a page has several. */
  label?: string | undefined;
  className?: string | undefined;
};

export function Pager(props: PagerProps) {
  const { hasPrevious, hasNext, onPrevious, onNext, previousLabel, nextLabel, summary, label, className } = props;
  return (
    <nav aria-label={label} className={classNames("flex flex-wrap items-center justify-between gap-3", className)}>
      <p aria-live="polite" className="tabular text-sm text-ink-soft">
        {summary}
      </p>
      <div className="flex gap-2">
        <Button size="small" icon={<ChevronLeft className="size-4" />} disabled={!hasPrevious} onClick={onPrevious}>
          {previousLabel}
        </Button>
        <Button size="small" disabled={!hasNext} onClick={onNext}>
          {nextLabel}
          <ChevronRight className="size-4" />
        </Button>
      </div>
    </nav>
  );
}
