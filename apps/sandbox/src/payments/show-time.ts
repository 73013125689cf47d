import { html, type Html } from "../pages/html.ts";

/** A time that the page's script puts into the reader's own words. */
export function showTime(milliseconds: number, length: "short" | "full" = "short"): Html {
  const iso = new Date(milliseconds).toISOString();
  return html`<time datetime="${iso}" data-length="${length}">${iso.slice(0, 16).replace("T", " ")}</time>`;
}
