import { useT } from "@offertory/i18n/react";
import { classNames } from "@offertory/ui";
import { Plus } from "@offertory/ui/icons.ts";
import { useState } from "react";
import type { ElementPosition } from "../page-plan.ts";
import type { PageWork } from "../use-page-work.ts";

interface AddHereProps {
  work: PageWork;
  position: ElementPosition;
  /** Names the position for screen readers. */
  label: string;
  /** Whether the button is visible only on hover or focus, because the position already has an element. */
  isQuiet: boolean;
  className?: string | undefined;
}

/** Adds an element at the end of a section or column; dragged elements can be dropped on it. */
export function AddHere({ work, position, label, isQuiet, className }: AddHereProps) {
  const t = useT();
  const [isOver, setOver] = useState(false);
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => work.add(position)}
      onDragOver={(event) => {
        if (work.dragged.current === null) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        work.drop(position);
      }}
      className={classNames(
        "relative flex min-h-11 w-full scroll-mt-14 items-center justify-center gap-2 rounded-card border border-dashed border-current text-sm font-medium transition-opacity focus-visible:z-20 md:min-h-9 [&_svg]:size-4",
        isQuiet &&
          "opacity-0 group-focus-within/section:opacity-100 group-hover/section:opacity-100 pointer-coarse:opacity-100",
        isOver && "outline-3 outline-current",
        className,
      )}
    >
      <Plus />
      {t("pages:canvas.add")}
    </button>
  );
}
