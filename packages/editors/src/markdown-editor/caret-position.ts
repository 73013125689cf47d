const COPIED_STYLES = [
  "boxSizing",
  "width",
  "padding",
  "border",
  "fontFamily",
  "fontSize",
  "fontWeight",
  "letterSpacing",
  "lineHeight",
  "tabSize",
] as const;

/** Pixels relative to the text area; `areaHeight` is the height of the area. */
export type CaretPosition = { left: number; top: number; height: number; areaHeight: number };

/**
 * Returns the position of the cursor in a text area. Browsers do not offer it, so a hidden copy of the text is
 * measured.
 */
export function caretPosition(area: HTMLTextAreaElement, at: number): CaretPosition {
  const style = getComputedStyle(area);
  const copy = document.createElement("div");
  for (const name of COPIED_STYLES) copy.style[name] = style[name];
  Object.assign(copy.style, {
    position: "absolute",
    visibility: "hidden",
    whiteSpace: "pre-wrap",
    overflowWrap: "break-word",
    height: "auto",
  });
  copy.textContent = area.value.slice(0, at);
  const mark = document.createElement("span");
  mark.textContent = "\u200b";
  copy.append(mark);
  document.body.append(copy);
  const position = {
    left: mark.offsetLeft,
    top: mark.offsetTop - area.scrollTop,
    height: mark.offsetHeight,
    areaHeight: area.clientHeight,
  };
  copy.remove();
  return position;
}
