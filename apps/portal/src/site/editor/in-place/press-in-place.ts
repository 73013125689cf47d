import type { KeyboardEvent } from "react";

interface Keys {
  /** Whether Enter keeps the text, because it has only one line. */
  isOneLine?: boolean;
  keep(): void;
  restore(): void;
  /** Moves the focus to the tools. */
  showTools?(): void;
}

/** The keys of a text that is edited on the page; it handles them before the text itself does. */
export function pressInPlace(event: KeyboardEvent, { isOneLine = false, keep, restore, showTools }: Keys): void {
  const { key, nativeEvent, ctrlKey, metaKey, altKey } = event;
  if (nativeEvent.isComposing) return;
  const act =
    key === "Escape"
      ? restore
      : key === "Enter" && (isOneLine || ctrlKey || metaKey)
        ? keep
        : key === "F10" && altKey
          ? showTools
          : undefined;
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
