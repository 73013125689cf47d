import { tellHost } from "./tell-host.ts";

/** Tells the website around the page its height whenever that changes, and when somebody presses Escape. */
export function followPage(): void {
  const tellHeight = () =>
    tellHost({ kind: "height", height: Math.ceil(document.body.getBoundingClientRect().height) });
  new ResizeObserver(tellHeight).observe(document.body);
  document.addEventListener("keydown", ({ key, defaultPrevented }) => {
    if (key === "Escape" && !defaultPrevented) tellHost({ kind: "close" });
  });
}
