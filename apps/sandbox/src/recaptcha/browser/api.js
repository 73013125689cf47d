// Stands in for reCAPTCHA: the checkbox of version 2, rendered where the page puts it, and the score of version 3.
(() => {
  const address = new URL(String(document.currentScript.src));
  const ORIGIN = address.origin;
  const render = address.searchParams.get("render") ?? "onload";
  /** @typedef {{ timer: number } & Record<string, any>} Widget */
  /** @type {Widget[]} */
  const widgets = [];

  async function newToken(version, action = "") {
    const body = new URLSearchParams({ version, action }).toString();
    const headers = { "content-type": "text/plain" };
    const answer = await fetch(`${ORIGIN}/recaptcha/browser/token`, { method: "POST", headers, body });
    if (!answer.ok) throw new Error("reCAPTCHA could not be reached");
    return (await answer.json()).token;
  }

  const call = (wish, ...values) => (typeof wish === "function" ? wish : window[wish])?.(...values);

  /** @param {string | HTMLElement} container */
  function draw(container, options = {}) {
    const place = typeof container === "string" ? document.getElementById(container) : container;
    if (!place) throw new Error("reCAPTCHA was given no place to be drawn in");
    if (place.querySelector("[data-sandbox-recaptcha]")) throw new Error("reCAPTCHA is drawn here already");
    const callbacks = { ...readAttributes(place), ...options };
    const box = document.createElement("label");
    box.dataset.sandboxRecaptcha = "";
    box.style.cssText =
      "display:inline-flex;align-items:center;gap:.75rem;padding:1rem;border:1px solid #8a8f98;border-radius:4px;font:16px system-ui,sans-serif";
    const tick = document.createElement("input");
    tick.type = "checkbox";
    const field = document.createElement("textarea");
    field.name = "g-recaptcha-response";
    field.hidden = true;
    box.append(tick, "I'm not a robot (sandbox)");
    place.append(box, field);
    const widget = { tick, field, response: "", timer: Number.NaN, callbacks };
    widgets.push(widget);
    tick.addEventListener("change", () => void (tick.checked ? solve(widget) : clear(widget)));
    return widgets.length - 1;
  }

  /** @param {Widget} widget */
  async function solve(widget) {
    try {
      widget.response = await newToken("2");
    } catch {
      clear(widget);
      return call(widget.callbacks["error-callback"]);
    }
    widget.field.value = widget.response;
    widget.tick.checked = true;
    clearTimeout(widget.timer);
    widget.timer = setTimeout(() => {
      clear(widget);
      call(widget.callbacks["expired-callback"]);
    }, 120_000);
    return call(widget.callbacks.callback, widget.response);
  }

  /** @param {Widget} widget */
  function clear(widget) {
    clearTimeout(widget.timer);
    widget.response = "";
    widget.field.value = "";
    widget.tick.checked = false;
  }

  /** @param {HTMLElement} place */
  function readAttributes({ dataset }) {
    const { callback, expiredCallback, errorCallback } = dataset;
    return { callback, "expired-callback": expiredCallback, "error-callback": errorCallback };
  }

  const grecaptcha = {
    /** @param {() => void} then */
    ready: (then) => queueMicrotask(then),
    render: draw,
    getResponse: (id = 0) => widgets[id]?.response ?? "",
    reset: (id = 0) => widgets[id] && clear(widgets[id]),
    /** Version 3 is called with the site key; an invisible checkbox of version 2 with its number. */
    execute(target, options = {}) {
      if (typeof target === "string") return newToken("3", String(options.action ?? ""));
      return solve(widgets[target ?? 0]);
    },
  };
  window.grecaptcha = { ...grecaptcha, enterprise: grecaptcha };

  if (render === "onload") {
    addEventListener("DOMContentLoaded", () =>
      document.querySelectorAll(".g-recaptcha").forEach((place) => draw(place)),
    );
  }
  const onload = address.searchParams.get("onload");
  if (onload) queueMicrotask(() => window[onload]?.());
})();
