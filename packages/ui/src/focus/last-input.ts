/** Returns whether no element has the focus. */
export const isFocusNowhere = (page: Document = document): boolean =>
  page.activeElement === page.body || page.activeElement === null;

/** Tracks whether the last input was by keyboard. Only keyboard users need the focus to be restored. */
export function followLastInput(page: Document = document): { byKeyboard(): boolean; stop(): void } {
  let keyboard = false;
  const onKey = () => void (keyboard = true);
  const onPointer = () => void (keyboard = false);
  page.addEventListener("keydown", onKey, true);
  page.addEventListener("pointerdown", onPointer, true);
  return {
    byKeyboard: () => keyboard,
    stop() {
      page.removeEventListener("keydown", onKey, true);
      page.removeEventListener("pointerdown", onPointer, true);
    },
  };
}
