import { createRoot } from "react-dom/client";
import type { Boot } from "../boot.ts";
import { giveFrom } from "../give-context.ts";
import { followIdleness } from "./follow-idleness.ts";
import { KioskStart } from "./kiosk-start.tsx";
import { openStart } from "./open-start.ts";

/** How long the thank-you page stays before the next person's turn. */
const THANKS_MS = 20_000;

/**
 * The page on a tablet that everybody uses. It begins with the amount, and goes back there after each gift and when
 * nobody is left. Nothing of one person is kept for the next.
 */
export function runKiosk(boot: Boot, page: Element, showPage: () => void): void {
  const give = giveFrom(boot);
  if (!boot.query.amount) {
    const main = page.querySelector("main");
    const place = document.createElement("main");
    place.className = "kiosk";
    main?.replaceWith(place);
    createRoot(place).render(<KioskStart give={give} />);
    return;
  }
  showPage();
  // What a person typed must not be suggested to the next.
  const forget = () => {
    for (const input of page.querySelectorAll("input")) input.autocomplete = "off";
  };
  new MutationObserver(forget).observe(page, { childList: true, subtree: true });
  forget();
  addEventListener("offertory:given", () => setTimeout(() => openStart(boot), THANKS_MS));
  followIdleness(give);
}
