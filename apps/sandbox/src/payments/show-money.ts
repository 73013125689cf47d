import { html, type Html } from "../pages/html.ts";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

export function showMoney(cents: number): Html {
  return html`<span class="money">${dollars.format(cents / 100)}</span>`;
}

export type Tone = "good" | "bad" | "waiting" | "quiet";

/** Shows a state as a word in a matching color. */
export function showState(word: string, tone: Tone): Html {
  return html`<span class="state ${tone}">${word.replaceAll("_", " ")}</span>`;
}

export function showCode(text: string): Html {
  return html`<code>${text}</code>`;
}
