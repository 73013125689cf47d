import { html } from "./html.ts";
import { trashIcon } from "./icons.ts";
import type { Page } from "./page-frame.ts";

export type Question = { title: string; body: string; action: string; confirm: string; cancel: string; back: string };

/** Asks before something is deleted for good; the Cancel button has the focus. */
export function confirmPage(question: Question): Page {
  return {
    title: question.title,
    area: "mail",
    body: html`<section class="card centred">
      <h1>${question.title}</h1>
      <p>${question.body}</p>
      <form class="actions" method="post" action="${question.action}">
        <a class="button" href="${question.back}" autofocus>${question.cancel}</a>
        <button class="button danger" type="submit">${trashIcon}${question.confirm}</button>
      </form>
    </section>`,
  };
}
