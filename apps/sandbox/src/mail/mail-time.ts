import { html, type Html } from "../pages/html.ts";

/** A time that the page's script puts into the reader's language and zone; before that it reads as UTC. */
export function mailTime(iso: string, length: "short" | "long"): Html {
  const utc = `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
  return html`<time datetime="${iso}" data-length="${length}">${utc}</time>`;
}
