// One card field in its own frame. The page around it never sees what is typed: the frame with the card number collects
// the other fields' values over a BroadcastChannel of this origin and sends them to the sandbox itself.
import { cardsFor, isoMonth, KINDS } from "./field-kinds.mjs";

const query = new URLSearchParams(location.search);
const page = query.get("page") ?? "";
const session = query.get("session") ?? "";
const type = query.get("type") ?? "number";
const input = document.querySelector("input");
const channel = new BroadcastChannel(`paypal-fields-${session}`);
const broadcast = channel.postMessage.bind(channel);
const answers = new Map();

const kind = KINDS[type] ?? KINDS.number;

input.type = "text";
input.inputMode = type === "name" || type === "postal" ? "text" : "numeric";
input.autocomplete = kind.autocomplete;
input.placeholder = query.get("placeholder") ?? "";
input.setAttribute("aria-label", query.get("label") || kind.label);
if (query.get("description")) input.setAttribute("aria-description", query.get("description"));

let wasValid = false;
let wasEmpty = true;

input.addEventListener("input", () => {
  const formatted = kind.format(input.value);
  if (formatted !== input.value) input.value = formatted;
  report("change");
  if (wasEmpty !== (input.value === "")) report(input.value === "" ? "empty" : "notempty");
  if (wasValid !== kind.valid(input.value)) report("validitychange");
  if (type === "number") report("cardtypechange");
  wasEmpty = input.value === "";
  wasValid = kind.valid(input.value);
  input.removeAttribute("aria-invalid");
});
input.addEventListener("focus", () => report("focus"));
input.addEventListener("blur", () => {
  if (input.value !== "") input.setAttribute("aria-invalid", String(!kind.valid(input.value)));
  report("blur");
});
input.addEventListener("keydown", (event) => event.key === "Enter" && report("inputsubmit"));

channel.addEventListener("message", ({ data }) => {
  if (data.ask) broadcast({ answers: data.ask, type, value: kind.value(input.value), valid: kind.valid(input.value) });
  if (data.answers) answers.get(data.answers)?.(data);
});

addEventListener("message", ({ origin, source, data }) => {
  if (origin !== page || source !== parent || data?.session !== session) return;
  if (data.does === "submit") void submit(data).then((result) => postToPage({ reply: data.id, result }));
  if (data.does === "clear") {
    input.value = "";
    input.dispatchEvent(new Event("input"));
  }
  if (data.does === "focus") input.focus();
  if (data.does === "attribute") setAttribute(data.name, data.value);
  if (data.does === "style") style(data.rules);
});

postToPage({ ready: true });

function postToPage(message) {
  parent.postMessage({ session, type, ...message }, page);
}

function report(event) {
  const valid = kind.valid(input.value);
  const state = {
    isEmpty: input.value === "",
    isFocused: document.activeElement === input,
    isValid: valid,
    isPotentiallyValid: valid || input.value.length < 15,
  };
  postToPage({ event, state, ...(type === "number" && { cards: cardsFor(input.value) }) });
}

async function submit({ fields, target, token, name, postalCode, verification }) {
  const values = await collect(fields);
  const bad = fields.find((field) => !values[field]?.valid);
  if (bad) return { invalid: bad, message: `Invalid ${bad}` };
  const expiry = values.expiry?.value ?? isoMonth(values.month?.value, values.year?.value);
  const card = {
    number: values.number.value,
    expiry,
    security_code: values.cvv?.value,
    name: values.name?.value ?? name,
    ...(verification && { attributes: { verification: { method: verification } } }),
    ...((values.postal?.value ?? postalCode) && {
      billing_address: { postal_code: values.postal?.value ?? postalCode, country_code: "US" },
    }),
  };
  const path =
    target.kind === "order"
      ? `/paypal/v2/checkout/orders/${encodeURIComponent(target.id)}/confirm-payment-source`
      : `/paypal/v3/vault/setup-tokens/${encodeURIComponent(target.id)}/update`;
  try {
    const answer = await fetch(path, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ payment_source: { card } }),
    });
    const body = await answer.json();
    if (answer.ok) return { status: body.status, card: body.payment_source?.card };
    return { error: body, message: body.details?.[0]?.description ?? body.message };
  } catch {
    return { message: "PayPal could not be reached." };
  }
}

async function collect(fields) {
  const values = { [type]: { value: kind.value(input.value), valid: kind.valid(input.value) } };
  const missing = fields.filter((field) => field !== type);
  if (missing.length === 0) return values;
  const id = crypto.randomUUID();
  await new Promise((resolve) => {
    setTimeout(resolve, 2000);
    answers.set(id, (answer) => {
      values[answer.type] = answer;
      if (missing.every((field) => values[field])) resolve();
    });
    broadcast({ ask: id });
  });
  answers.delete(id);
  return values;
}

function setAttribute(name, value) {
  if (!["aria-invalid", "aria-required", "disabled", "placeholder"].includes(name)) return;
  if (value === null) input.removeAttribute(name);
  else input.setAttribute(name, value);
}

/**
 * Applies the page's styles to the field. They are written into our own style sheet, so that none of them can run a
 * script.
 */
function style(rules) {
  const sheet = new CSSStyleSheet();
  for (const [selector, styles] of Object.entries(rules ?? {})) {
    const target =
      { ".invalid": "input[aria-invalid=true]", ".valid": "input:not([aria-invalid=true])" }[selector] ?? selector;
    if (!/^input[\w\s:.[\]=()-]*$/.test(target)) continue;
    const rule =
      sheet.cssRules[
        sheet.insertRule(`${target.replace(".focus", ":focus").replace(".invalid", "[aria-invalid=true]")} {}`)
      ];
    for (const [name, value] of Object.entries(styles ?? {})) {
      rule.style.setProperty(
        name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
        String(value),
      );
    }
  }
  document.adoptedStyleSheets = [sheet];
}
