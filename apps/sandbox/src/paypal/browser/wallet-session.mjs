// The sessions of PayPal's and Venmo's buttons: each opens a window in which the payer approves, and reports the answer.
const ORIGIN = new URL(import.meta.url).origin;
const WIDTH = 500;
const HEIGHT = 720;
const CLOSED_POLL_MS = 250;

/** What a session is about: a payment, or an account that is saved. */
export const SUBJECTS = {
  order: { path: "order", idName: "orderId" },
  setup: { path: "setup", idName: "vaultSetupToken" },
};

class PayPalError extends Error {
  constructor(code, message, isRecoverable = false) {
    super(message);
    this.name = "PayPalError";
    this.code = code;
    this.isRecoverable = isRecoverable;
  }
}

/** A session of one button. It can be started again, for example after the payer's card was declined. */
export function createSession(wallet, subject, options) {
  const { path, idName } = SUBJECTS[subject];
  let current;

  const session = {
    async start({ presentationMode = "auto" } = {}, promise) {
      current?.close();
      // The window must open within the click, so before the page has created its order.
      const view = openView(presentationMode, wallet);
      current = view;
      let id;
      try {
        id = promise ? (await promise)?.[idName] : options[idName];
      } catch (error) {
        view.close();
        throw error;
      }
      if (typeof id !== "string" || id === "") {
        view.close();
        throw new PayPalError("ERR_DEV_MISSING_ID", `The page gave no ${idName}.`);
      }
      if (current !== view) return;
      const key = crypto.randomUUID();
      const query = new URLSearchParams({ wallet, page: location.origin, session: key });
      view.show(`${ORIGIN}/paypal/window/${path}/${encodeURIComponent(id)}?${query}`);
      listen(view, key, id);
    },
    cancel() {
      current?.cancel?.();
    },
    destroy() {
      current?.close();
      current = undefined;
    },
    hasReturned: () => false,
    async resume() {},
  };

  function listen(view, key, id) {
    const end = (answer, data = {}) => {
      removeEventListener("message", onMessage);
      clearInterval(poll);
      view.close();
      if (current === view) current = undefined;
      void report(answer, id, data);
    };
    const onMessage = ({ origin, data }) => {
      if (origin === ORIGIN && data?.walletWindow === key) end(data.answer, data.data);
    };
    addEventListener("message", onMessage);
    const poll = setInterval(() => view.isClosed() && end("closed"), CLOSED_POLL_MS);
    view.cancel = () => end("canceled");
    const close = view.close;
    view.close = () => {
      removeEventListener("message", onMessage);
      clearInterval(poll);
      close();
    };
  }

  async function report(answer, id, { payerId } = {}) {
    if (answer === "approved") {
      await options.onApprove?.({ [idName]: id, payerId, fundingSource: wallet });
      options.onComplete?.({ paymentSessionState: "approved" });
      return;
    }
    if (answer === "error") {
      options.onError?.(new PayPalError("ERR_FLOW_SANDBOX", "The sandbox's window broke, as the payer chose."));
      options.onComplete?.({ paymentSessionState: "error" });
      return;
    }
    options.onCancel?.({ [idName]: id });
    options.onComplete?.({ paymentSessionState: "canceled" });
  }

  return session;
}

function openView(mode, wallet) {
  if (mode === "modal") return openDialog(wallet);
  if (mode !== "auto" && mode !== "popup") {
    throw new PayPalError("ERR_FLOW_BROWSER_INCOMPATIBLE", `The sandbox has no presentation mode "${mode}".`, true);
  }
  const popup = openPopup();
  if (popup) return popup;
  if (mode === "auto") return openDialog(wallet);
  throw new PayPalError("ERR_DEV_UNABLE_TO_OPEN_POPUP", "The browser did not open the popup.", true);
}

function openPopup() {
  const left = screenX + Math.max(0, (outerWidth - WIDTH) / 2);
  const top = screenY + Math.max(0, (outerHeight - HEIGHT) / 2);
  const features = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
  const popup = window.open(`${ORIGIN}/paypal/window/loading`, `paypal-${crypto.randomUUID()}`, features);
  return (
    popup && {
      show(url) {
        popup.location = url;
      },
      isClosed: () => popup.closed,
      close: () => popup.close(),
    }
  );
}

function openDialog(wallet) {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", wallet === "venmo" ? "Venmo" : "PayPal");
  dialog.style.cssText =
    "padding:0;border:0;border-radius:12px;margin:auto;width:min(500px,96vw);height:min(720px,94vh);overflow:hidden";
  const frame = document.createElement("iframe");
  frame.name = "paypal-window";
  frame.title = wallet === "venmo" ? "Venmo" : "PayPal";
  frame.style.cssText = "border:0;width:100%;height:100%;display:block";
  frame.src = `${ORIGIN}/paypal/window/loading`;
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();
  let closed = false;
  dialog.addEventListener("cancel", () => (closed = true));
  return {
    show(url) {
      frame.src = url;
    },
    isClosed: () => closed,
    close() {
      closed = true;
      dialog.remove();
    },
  };
}
