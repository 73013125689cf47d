import { html, type Html } from "../pages/html.ts";

/** Shows a time in UTC, which the page's script replaces by the reader's language and time zone. */
export function mailTime(iso: string, length: "short" | "long"): Html {
  const utc = `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
  return html`<time datetime="${iso}" data-length="${length}">${utc}</time>`;
}
