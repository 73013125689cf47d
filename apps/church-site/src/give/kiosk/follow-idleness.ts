import type { Give } from "../give-context.ts";
import { openStart } from "./open-start.ts";

/** Cards are typed into frames of the payment provider, where touches cannot be seen, so the time is generous. */
const IDLE_MS = 90_000;
const COUNTDOWN_S = 20;

/** Asks whether somebody is still there when nothing was touched for a while, and starts over without an answer. */
export function followIdleness(give: Give): void {
  const { t } = give;
  const dialog = document.createElement("dialog");
  dialog.className = "kiosk-idle";
  const question = document.createElement("p");
  const stay = document.createElement("button");
  stay.textContent = t("give:kioskStay");
  dialog.append(question, stay);
  document.body.append(dialog);
  let last = Date.now();
  const touch = () => {
    last = Date.now();
    dialog.close();
  };
  for (const name of ["pointerdown", "keydown", "scroll"]) addEventListener(name, touch, { passive: true });
  setInterval(() => {
    // A gift that is being sent is not left.
    if (document.querySelector("[aria-busy=true]")) last = Date.now();
    const left = Math.ceil((last + IDLE_MS - Date.now()) / 1000) + COUNTDOWN_S;
    if (left <= 0) return openStart(give);
    if (left > COUNTDOWN_S) return;
    question.textContent = t("give:kioskIdle", { seconds: String(left) });
    if (!dialog.open) dialog.showModal();
  }, 1000);
}
