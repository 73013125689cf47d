import { html, type Html } from "./html.ts";
import type { Page } from "./page-frame.ts";

/** A card on the front page that describes one part of the sandbox. */
export type HomeCard = { href: string; icon: Html; title: string; body: string; status: string };

export function homePage(cards: HomeCard[]): Page {
  return {
    title: "Welcome",
    body: html`<section class="hero">
        <h1><span>Offertory sandbox:</span> <span>no mail leaves this machine, and no money</span></h1>
        <p>
          This process stands in for the outside world. Try everything here as often as you like: nobody outside
          notices.
        </p>
      </section>
      <ul class="cards">
        ${cards.map(
          (card) =>
            html`<li class="card">
              <h2>${card.icon}<a href="${card.href}">${card.title}</a></h2>
              <p>${card.body}</p>
              <p class="soft">${card.status}</p>
            </li>`,
        )}
      </ul>`,
  };
}
