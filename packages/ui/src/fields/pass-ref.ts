import type { Ref } from "react";

/** Hands an element to a ref that was meant for a wider kind of element. */
export function passRef<Element>(ref: Ref<Element> | undefined): (element: Element | null) => void {
  return (element) => {
    if (typeof ref === "function") ref(element);
    else if (ref) ref.current = element;
  };
}
