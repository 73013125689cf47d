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

/** Where the cursor of a text area is drawn, from its upper left corner: a twin of it is measured, because browsers do not tell. */
export function caretPlace(area: HTMLTextAreaElement, at: number): CaretPlace {
  const style = getComputedStyle(area);
  const twin = document.createElement("div");
  for (const name of COPIED) twin.style[name] = style[name];
  Object.assign(twin.style, {
    position: "absolute",
    visibility: "hidden",
    whiteSpace: "pre-wrap",
    overflowWrap: "break-word",
    height: "auto",
  });
  twin.textContent = area.value.slice(0, at);
  const mark = document.createElement("span");
  mark.textContent = "\u200b";
  twin.append(mark);
  document.body.append(twin);
  const place = {
    left: mark.offsetLeft,
    top: mark.offsetTop - area.scrollTop,
    height: mark.offsetHeight,
    room: area.clientHeight,
  };
  twin.remove();
  return place;
}
