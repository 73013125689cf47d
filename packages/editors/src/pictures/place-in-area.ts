/** Which place of a text area lies under the pointer; browsers that do not tell get the end of the selection. */
export function placeInArea(area: HTMLTextAreaElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const found = document.caretPositionFromPoint?.(clientX, clientY);
  return found?.offsetNode === area ? found.offset : area.selectionEnd;
}
