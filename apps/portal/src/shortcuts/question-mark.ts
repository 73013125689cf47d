import { deviceChoice } from "@offertory/features/frame";

/**
 * Whether the question mark opens the list of shortcuts. It can be switched off, because software for speech input types
 * single characters by mistake (WCAG 2.1.4).
 */
export const questionMark = deviceChoice("questionMark", ["on", "off"]);

const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** A person who types, or uses a dialog, means the character. */
export function isQuestionMark({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (key !== "?" || ctrlKey || metaKey || altKey || defaultPrevented || questionMark.read() === "off") return false;
  if (target instanceof Element && target.closest(TYPING)) return false;
  return document.querySelector('[role="dialog"], [role="alertdialog"]') === null;
}
