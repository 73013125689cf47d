import { X } from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";

interface TagChipProps {
  name: ReactNode;
  /** What is shown after the name, such as a number. */
  detail?: string;
  /** The accessible name of the button that removes the tag. Without `onRemove`, the tag is only shown. */
  removeLabel?: string;
  onRemove?(): void;
}

/** A tag of a person, with a button to remove it. */
export function TagChip({ name, detail, removeLabel, onRemove }: TagChipProps) {
  return (
    <span className="inline-flex min-h-7 max-w-full items-center gap-1 rounded-full border border-line bg-sunken ps-3 pe-3 text-sm has-[button]:pe-0.5">
      <span className="min-w-0 truncate">{name}</span>
      {detail && <span className="tabular text-ink-soft">{detail}</span>}
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="flex size-6 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-raised hover:text-ink"
        >
          <X aria-hidden="true" className="size-3.5" />
        </button>
      )}
    </span>
  );
}
