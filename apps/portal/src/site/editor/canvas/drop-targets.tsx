import { classNames } from "@offertory/ui";
import { type DragEvent, type ReactNode, useState } from "react";
import type { ElementPosition } from "../page-plan.ts";
import type { PageWork } from "../use-page-work.ts";

interface DropTargetsProps {
  work: PageWork;
  position: ElementPosition;
  className?: string | undefined;
  children: ReactNode;
}

/** Lets a dragged element be dropped above or below the element it wraps. */
export function DropTargets({ work, position, className, children }: DropTargetsProps) {
  const [over, setOver] = useState<"above" | "below" | null>(null);

  function sideOf(event: DragEvent<HTMLElement>): "above" | "below" {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    return event.clientY < top + height / 2 ? "above" : "below";
  }

  return (
    <div
      onDragOver={(event) => {
        if (work.dragged.current === null) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(sideOf(event));
      }}
      onDragLeave={() => setOver(null)}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(null);
        work.drop({ ...position, index: position.index + (sideOf(event) === "below" ? 1 : 0) });
      }}
      className={classNames("relative", className)}
    >
      {children}
      {over ? (
        <div
          aria-hidden="true"
          className={classNames(
            " absolute inset-x-0 z-10 h-1 rounded-full bg-current",
            over === "above" ? "-top-4" : "-bottom-4",
          )}
        />
      ) : null}
    </div>
  );
}
