import { html } from "../pages/html.ts";
import type { Page } from "../pages/page-frame.ts";
import { PHOTOS, type Photo } from "./catalogue.ts";

/** Photos with what they show and who took them. */
export const photosPage = (photos: readonly Photo[], title = "Photo library"): Page => ({
  title,
  body: html`<h1>${title}</h1>
    <p class="soft">Drawn by Offertory for trying things out. The photographers are made up.</p>
    <ul class="cards">
      ${photos.map(
        ({ id, alt, by }) =>
          html`<li class="card">
            <p><img src="/photos/${id}/tiny.jpeg" alt="${alt}" width="280" height="200" loading="lazy" /></p>
            <p>${alt}</p>
            <p class="soft">${by}</p>
          </li>`,
      )}
    </ul>`,
});

export function photographerPage(slug: string): Page | null {
  const own = PHOTOS.filter(({ by }) => by.toLowerCase().replaceAll(" ", "-") === slug);
  return own[0] ? photosPage(own, own[0].by) : null;
}
