import { SANDBOX } from "./sandbox-origin.js";

/** @typedef {{ token: string, billingDetails: import("./express-checkout-element.js").BillingDetails }} Approval */

/**
 * Shows the wallet's sheet over the merchant's page until the payer has decided. After an approval it stays open, busy,
 * until the page has used the payment or says that it failed.
 * @param {{ wallet: string, key: string, details: object, onApprove: (approval: Approval) => void, onCancel: () => void }} terms
 */
export function openWalletSheet({ wallet, key, details, onApprove, onCancel }) {
  const before = document.activeElement;
  const dialog = document.createElement("dialog");
  dialog.style.cssText =
    "border:0;border-radius:16px;padding:0;margin:auto;width:min(400px,94vw);height:min(620px,94dvh);overflow:hidden";
  dialog.setAttribute("aria-label", "Wallet");
  const frame = document.createElement("iframe");
  frame.title = "Wallet of the sandbox";
  frame.name = "sandbox-wallet-frame";
  frame.style.cssText = "border:0;display:block;width:100%;height:100%;background:#fff";
  frame.src = `${SANDBOX}/stripe/wallet?${new URLSearchParams({ wallet, key, origin: location.origin })}`;
  let isOpen = true;

  function close() {
    if (!isOpen) return;
    isOpen = false;
    removeEventListener("message", onMessage);
    dialog.remove();
    if (before instanceof HTMLElement) before.focus();
  }
  /** @param {string} verb */
  const post = (verb, content) => frame.contentWindow?.postMessage({ verb, content }, SANDBOX);
  /** @param {MessageEvent} message */
  function onMessage({ source, origin, data }) {
    if (source !== frame.contentWindow || origin !== SANDBOX) return;
    /** @type {{ verb: string, content: Approval }} */
    const { verb, content } = data;
    if (verb === "ready") post("details", details);
    else if (verb === "approved") onApprove(content);
    else if (verb === "lost") close();
    else if (verb === "cancelled") {
      close();
      onCancel();
    }
  }
  addEventListener("message", onMessage);
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    close();
    onCancel();
  });
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();
  return {
    close,
    /** @param {string} message */
    fail: (message) => post("failed", { message }),
  };
}
