/** Returns the position in a text area under the pointer; the end of the selection in browsers that cannot tell. */
export function positionInArea(area: HTMLTextAreaElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const found = document.caretPositionFromPoint?.(clientX, clientY);
  return found?.offsetNode === area ? found.offset : area.selectionEnd;
}
