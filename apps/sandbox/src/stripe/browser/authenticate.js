import { SANDBOX } from "./sandbox-origin.js";

/**
 * Shows the bank's page over the merchant's until the cardholder has answered.
 * @param {string} path
 * @param {string} secret
 * @param {{ name?: string }} more
 */
export function authenticate(path, secret, more = {}) {
  const answered = Promise.withResolvers();
  const before = document.activeElement;
  const dialog = document.createElement("dialog");
  dialog.style.cssText = "border:0;border-radius:12px;padding:0;margin:auto;width:min(420px,92vw);overflow:hidden";
  dialog.setAttribute("aria-label", "Authentication");
  const frame = document.createElement("iframe");
  frame.title = "Authentication of your bank";
  frame.name = "stripe-challenge-frame";
  frame.style.cssText = "border:0;display:block;width:100%;height:340px;background:#fff";
  frame.src = `${SANDBOX}${path}?${new URLSearchParams({ ...more, secret, origin: location.origin })}`;
  /** @param {MessageEvent} message */
  const onMessage = ({ source, origin }) => {
    if (source === frame.contentWindow && origin === SANDBOX) answered.resolve();
  };
  addEventListener("message", onMessage);
  // Closing by Escape would leave the payment without an answer.
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();
  return answered.promise.then(() => {
    removeEventListener("message", onMessage);
    dialog.remove();
    before?.focus?.();
  });
}
