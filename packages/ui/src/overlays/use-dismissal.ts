import { type RefObject, useEffect, useRef } from "react";

type Dismissal = {
  anchor: RefObject<HTMLElement | null>;
  popup: RefObject<HTMLElement | null>;
  open: boolean;
  onDismiss: () => void;
};

/**
 * Closes a popup when someone presses or moves the focus outside it. A dialog that was opened from the popup is
 * elsewhere in the DOM, but its React events bubble to the popup, so it counts as inside.
 */
export function useDismissal({ anchor, popup, open, onDismiss }: Dismissal) {
  const inside = useRef(false);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });

  useEffect(() => {
    if (!open) return;
    function leave({ target }: Event) {
      const own = target instanceof Node && (popup.current?.contains(target) || anchor.current?.contains(target));
      if (!own && !inside.current) dismiss.current();
      inside.current = false;
    }
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, [open, anchor, popup]);

  const enter = () => {
    inside.current = true;
  };
  return { onPointerDown: enter, onFocus: enter };
}
