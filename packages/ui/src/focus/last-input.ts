/** Whether the focus stands on nothing that a person could have put it on. */
export const isFocusNowhere = (page: Document = document): boolean =>
  page.activeElement === page.body || page.activeElement === null;

/** Follows whether the person's last act was by keyboard; whoever uses a pointer does not miss the focus. */
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
