const COPIED = [
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

/** `room` is how high the area is. */
export type CaretPlace = { left: number; top: number; height: number; room: number };

/** Where the cursor of a text area is drawn, from its upper left corner: a copy of it is measured, because browsers do not tell. */
export function caretPlace(area: HTMLTextAreaElement, at: number): CaretPlace {
  const style = getComputedStyle(area);
  const copy = document.createElement("div");
  for (const name of COPIED) copy.style[name] = style[name];
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
  const place = {
    left: mark.offsetLeft,
    top: mark.offsetTop - area.scrollTop,
    height: mark.offsetHeight,
    room: area.clientHeight,
  };
  copy.remove();
  return place;
}
