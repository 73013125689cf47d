// Shared by both generations of PayPal's scripts: the frames of the card fields, and the frame of 3-D Secure.
const ORIGIN = new URL(import.meta.url).origin;

/** Opens card fields that are submitted together. `onEvent(type, name, state, cards)` is called for every event. */
export function openFrames({ token, onEvent }) {
  const session = crypto.randomUUID();
  const frames = new Map();
  const waiting = new Map();
  let last = 0;

  function onMessage({ origin, data }) {
    if (origin !== ORIGIN || data?.session !== session) return;
    const frame = frames.get(data.type);
    if (data.ready) frame?.markReady();
    if (data.event) onEvent(data.type, data.event, data.state, data.cards);
    if (data.reply) waiting.get(data.reply)?.(data.result);
  }
  addEventListener("message", onMessage);

  function send(type, message) {
    const frame = frames.get(type);
    return frame?.ready.then(() => frame.element.contentWindow?.postMessage({ session, ...message }, ORIGIN));
  }

  return {
    add(type, { placeholder = "", label = "", description = "", title }) {
      const element = document.createElement("iframe");
      const query = new URLSearchParams({ type, session, page: location.origin, placeholder, label, description });
      element.src = `${ORIGIN}/paypal/browser/field?${query}`;
      element.title = title;
      element.style.cssText = "border:0;width:100%;height:100%;display:block;color-scheme:normal";
      const { promise: ready, resolve: markReady } = Promise.withResolvers();
      frames.set(type, { element, ready, markReady });
      return element;
    },
    remove(type) {
      frames.get(type)?.element.remove();
      frames.delete(type);
    },
    send,
    ready: () => Promise.all([...frames.values()].map(({ ready }) => ready)),
    /** Sends the card to PayPal, and shows the bank's 3-D Secure page if the bank requires it. */
    async submit(target, options = {}) {
      if (!frames.has("number")) return { message: "There is no field for the card number." };
      last += 1;
      const id = `${session}-${last}`;
      const result = await new Promise((resolve) => {
        waiting.set(id, resolve);
        void send("number", { does: "submit", id, target, token, fields: [...frames.keys()], ...options });
      });
      waiting.delete(id);
      if (result.status !== "PAYER_ACTION_REQUIRED")
        return { ...result, shift: result.card?.authentication_result?.liability_shift };
      const answer = await askBank(target);
      return answer === "canceled" ? { ...result, canceled: true } : { ...result, shift: answer };
    },
    close() {
      removeEventListener("message", onMessage);
      for (const { element } of frames.values()) element.remove();
      frames.clear();
    },
  };
}

/** Shows 3-D Secure over the page. Resolves to the liability shift, or "canceled". */
function askBank({ kind, id }) {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", "3-D Secure");
  dialog.style.cssText =
    "padding:0;border:0;border-radius:12px;margin:auto;width:min(420px,94vw);height:min(480px,90vh);overflow:hidden";
  const frame = document.createElement("iframe");
  frame.name = "paypal-3ds";
  frame.title = "3-D Secure";
  frame.style.cssText = "border:0;width:100%;height:100%;display:block";
  frame.src = `${ORIGIN}/paypal/secure/${kind}/${encodeURIComponent(id)}?page=${encodeURIComponent(location.origin)}`;
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    const end = (answer) => {
      removeEventListener("message", onMessage);
      dialog.remove();
      resolve(answer);
    };
    const onMessage = ({ origin, source, data }) => {
      if (origin === ORIGIN && source === frame.contentWindow && data?.secure) end(data.secure);
    };
    addEventListener("message", onMessage);
    dialog.addEventListener("cancel", () => end("canceled"));
  });
}
