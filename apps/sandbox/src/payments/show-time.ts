import { html, type Html } from "../pages/html.ts";

/** Shows a time, which the page's script puts into the reader's language and time zone. */
export function showTime(milliseconds: number, length: "short" | "full" = "short"): Html {
  const iso = new Date(milliseconds).toISOString();
  return html`<time datetime="${iso}" data-length="${length}">${iso.slice(0, 16).replace("T", " ")}</time>`;
}
