import type { Ref } from "react";

/** Returns a ref callback that sets a callback ref or an object ref. */
export function passRef<Element>(ref: Ref<Element> | undefined): (element: Element | null) => void {
  return (element) => {
    if (typeof ref === "function") ref(element);
    else if (ref) ref.current = element;
  };
}
