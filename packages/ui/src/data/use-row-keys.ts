import { type RefObject, useEffect } from "react";

/** Controls that use these keys themselves. */
const OWN_KEYS = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

const STEPS: Record<string, number | undefined> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/**
 * Keys for the rows of a table, or for the items of a list: the arrow keys, j and k move between rows, x and Space
 * select, and / leads to the search field of the list, from which the down arrow leads back. They work only while the
 * focus is inside, because single letters must not act everywhere (WCAG 2.1.4). Tab visits links and controls as
 * before.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, target } = event;
      if (!list.current || !(target instanceof Element) || event.defaultPrevented || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isHandled = list.current.contains(target)
        ? pressInside(list.current, target, key)
        : key === "ArrowDown" && target.matches('input[type="search"]') && enterFrom(target, list.current);
      if (isHandled) event.preventDefault();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [list]);
}

function pressInside(list: HTMLElement, target: Element, key: string): boolean {
  const popup = target.closest('[popover], [role="dialog"]');
  if (target.closest(OWN_KEYS) || (popup && list.contains(popup))) return false;
  const step = STEPS[key];
  if (step !== undefined) return moveFocus(list, target, step);
  if (key === "/") return focusOn(searchFieldOf(list));
  // Space presses the button or the check box that has the focus.
  return (key === "x" || (key === " " && target.matches("a"))) && toggleRow(target.closest("[aria-selected]"));
}

const rowsOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(list.matches("table") ? ":scope > tbody > tr" : ":scope > li"),
];

/** The link of a row; in a row without one, its first control. */
const mainControlOf = (row: HTMLElement): HTMLElement | null =>
  row.querySelector<HTMLElement>("a[href]") ??
  row.querySelector<HTMLElement>("button:not(:disabled), input:not(:disabled)");

/** From the head of a table, the next row is the first one. */
function moveFocus(list: HTMLElement, from: Element, step: number): boolean {
  const rows = rowsOf(list);
  const index = rows.findIndex((row) => row.contains(from));
  for (let at = index + step; at >= 0 && at < rows.length; at += step) {
    const row = rows[at];
    if (row && focusOn(mainControlOf(row))) return true;
  }
  // At either end the page does not scroll away from the focus.
  return index !== -1;
}

function toggleRow(row: Element | null): boolean {
  const box = row?.querySelector<HTMLInputElement>('input[type="checkbox"]:not(:disabled)');
  box?.click();
  return Boolean(box);
}

function enterFrom(field: Element, list: HTMLElement): boolean {
  const first = rowsOf(list).map(mainControlOf).find(Boolean);
  return searchFieldOf(list) === field && focusOn(first ?? null);
}

/** The nearest search field around a list, on the same page or in the same dialog. */
function searchFieldOf(list: HTMLElement): HTMLElement | null {
  for (let around = list.parentElement; around; around = around.parentElement) {
    const field = around.querySelector<HTMLElement>('input[type="search"]');
    if (field || around.matches("main, [role='dialog']")) return field;
  }
  return null;
}

function focusOn(element: HTMLElement | null): boolean {
  element?.focus();
  return element !== null && element === document.activeElement;
}
