const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** The focus never moves out of these to a neighbor. */
const LIMIT = "body, main, dialog, [role='dialog']:not([popover]), [role='alertdialog']";

/** An element, then its neighbors. */
type Step = readonly [Element, ...(Element | null)[]];

/** An element with the focus and the elements around it, the nearest first. It tells where to go when it is removed. */
export type FocusPlace = readonly Step[];

/** Returns the place of an element. From a popup it leads on to the button that opened the popup. */
export function focusPlaceOf(element: Element | null): FocusPlace {
  const steps: Step[] = [];
  let around = element;
  while (around && !around.matches(LIMIT)) {
    const isPopup: boolean = around.hasAttribute("popover");
    steps.push(isPopup ? [around] : [around, around.nextElementSibling, around.previousElementSibling]);
    around = isPopup ? triggerOf(around) : around.parentElement;
  }
  return steps;
}

const triggerOf = (popup: Element): Element | null =>
  document.querySelector(`[aria-controls="${CSS.escape(popup.id)}"]`);

export const isGone = (place: FocusPlace): boolean => !place[0]?.[0].isConnected;

/**
 * Moves the focus to the element of a place. When it was removed, the focus moves to what is now beside it: the next
 * row, the previous row, or a control of the same box. Returns whether anything could take the focus.
 */
export function focusPlace(place: FocusPlace): boolean {
  const own = place[0]?.[0];
  if (own?.isConnected && tryFocus(own)) return true;
  return place.flat().some((beside) => beside?.isConnected && focusWithin(beside));
}

const focusWithin = (element: Element): boolean =>
  (element.matches(FOCUSABLE) && tryFocus(element)) || [...element.querySelectorAll(FOCUSABLE)].some(tryFocus);

/** An element that is hidden or cannot take the focus leaves it where it is. */
function tryFocus(element: Element): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
