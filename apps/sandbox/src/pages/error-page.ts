import { html } from "./html.ts";
import type { Page } from "./page-frame.ts";

export function errorPage(status: number, message: string): Page {
  const title = status === 404 ? "Not found" : status >= 500 ? "Something broke" : "Not possible";
  return {
    title,
    body: html`<section class="card centred">
      <h1>${title}</h1>
      <p>${message}</p>
      <p><a class="button" href="/mail">Go to the inbox</a></p>
    </section>`,
  };
}
