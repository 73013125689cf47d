// Runs in the frame, on the sandbox's origin. What is typed here is sent only to the sandbox.
import {
  brandOf,
  checkCode,
  checkExpiry,
  checkNumber,
  checkPostal,
  error,
  groupNumber,
  spaceExpiry,
} from "./card-rules.js";

const query = new URLSearchParams(location.search);
const origin = query.get("origin");
const key = query.get("key");
/** @type {Record<string, HTMLInputElement>} */
const fields = Object.fromEntries(
  ["number", "expiry", "cvc", "postal"].map((name) => [name, document.getElementById(name)]),
);
const alertText = document.getElementById("error");
const brandMark = document.getElementById("brand");
const touched = new Set();
let hidePostal = false;
let style = {};

const postToPage = (verb, content) => parent.postMessage({ verb, content }, origin);
/** @param {HTMLInputElement} field */
const digits = (field) => field.value.replace(/\D/g, "");

// One check per field: returns null, or what is wrong with the field.
const checks = {
  number: () => checkNumber(digits(fields.number)),
  expiry: () => checkExpiry(digits(fields.expiry), new Date()),
  cvc: () => checkCode(digits(fields.cvc), digits(fields.number)),
  postal: () => (hidePostal ? null : checkPostal(fields.postal.value)),
};

/**
 * Returns the state that the page gets, without any digit of the card. An incomplete field is an error only after it
 * was left.
 */
function state() {
  const found = Object.entries(checks).map(([name, check]) => ({ name, fault: check() }));
  const shown = found.find(({ name, fault }) => fault && (!fault.incomplete || touched.has(name)));
  for (const { name, fault } of found) {
    fields[name].setAttribute("aria-invalid", String(Boolean(fault && (!fault.incomplete || touched.has(name)))));
  }
  const fault = shown?.fault ? error(shown.fault.code, shown.fault.message) : undefined;
  return {
    empty: Object.values(fields).every(({ value }) => value === ""),
    complete: found.every((one) => !one.fault),
    brand: brandOf(digits(fields.number)).brand,
    value: { postalCode: fields.postal.value },
    error: fault,
    first: found.find((one) => one.fault)?.name,
  };
}

let last = "";
function report() {
  const { first: _first, ...event } = state();
  if (alertText.textContent !== (event.error?.message ?? "")) alertText.textContent = event.error?.message ?? "";
  brandMark.textContent = event.brand === "unknown" ? "" : event.brand;
  paint();
  const text = JSON.stringify(event);
  if (text !== last) postToPage("change", event);
  last = text;
}

/**
 * Formats a field and keeps the caret behind the same digit.
 * @param {HTMLInputElement} field
 * @param {(digits: string) => string} write
 */
function format(field, write) {
  const before = field.value.slice(0, field.selectionStart ?? 0).replace(/\D/g, "").length;
  const text = write(digits(field));
  if (text === field.value) return;
  const atEnd = field.selectionStart === field.value.length;
  field.value = text;
  let caret = 0;
  for (let seen = 0; caret < text.length && (seen < before || atEnd); caret += 1) if (/\d/.test(text[caret])) seen += 1;
  if (document.activeElement === field) field.setSelectionRange(caret, caret);
}

let deleting = false;
/** @type {Record<string, ((digits: string) => string) | undefined>} */
const writers = {
  number: groupNumber,
  expiry: (date) => spaceExpiry(date, deleting),
  cvc: (code) => code.slice(0, brandOf(digits(fields.number)).code),
};

const names = Object.keys(fields);
for (const [index, name] of names.entries()) {
  const field = fields[name];
  field.addEventListener("input", (event) => {
    deleting = (event.inputType ?? "").startsWith("delete");
    const write = writers[name];
    if (write) format(field, write);
    touched.delete(name);
    report();
    const next = fields[names[index + 1]];
    const atEnd = field.selectionStart === field.value.length;
    if (
      !deleting &&
      atEnd &&
      name !== "postal" &&
      !checks[name]() &&
      next &&
      !next.hidden &&
      event.inputType === "insertText"
    )
      next.focus();
  });
  field.addEventListener("keydown", (event) => {
    if (event.key === "Escape") postToPage("escape");
    if (event.key === "Backspace" && field.value === "" && index > 0) {
      event.preventDefault();
      fields[names[index - 1]].focus();
    }
  });
  field.addEventListener("focus", () => postToPage("focus"));
  field.addEventListener("blur", () => {
    if (field.value !== "") touched.add(name);
    report();
    setTimeout(() => {
      if (!document.hasFocus() || document.activeElement === document.body) postToPage("blur");
    });
  });
}

const PAINTED = new Set([
  "color",
  "fontSize",
  "fontFamily",
  "fontWeight",
  "fontStyle",
  "letterSpacing",
  "lineHeight",
  "textTransform",
]);

/** Applies the page's styles; only properties of the appearance are allowed. */
function paint() {
  const invalid = alertText.textContent !== "";
  const looks = { ...style.base, ...(invalid ? style.invalid : state().complete ? style.complete : {}) };
  for (const name of PAINTED) document.body.style[name] = typeof looks[name] === "string" ? looks[name] : "";
  const faint = looks["::placeholder"]?.color;
  document.body.style.setProperty("--faint", typeof faint === "string" ? faint : "");
  reportHeight();
}

const reportHeight = () =>
  postToPage("height", Math.ceil(document.getElementById("card").getBoundingClientRect().height));
// A narrower frame has two lines, a wider one has one.
addEventListener("resize", reportHeight);

/** @typedef {{ address?: Record<string, string>, name?: string }} Billing */
/** @typedef {{ id: number, details?: { billing_details?: Billing, metadata?: Record<string, string> } }} Wanted */

/** @param {Wanted} wanted */
async function makeMethod({ id, details }) {
  for (const name of names) touched.add(name);
  report();
  const { complete, first } = state();
  if (!complete) {
    const { incomplete: _incomplete, ...fault } = checks[first]();
    postToPage("made", { id, result: { error: fault } });
    return;
  }
  const date = digits(fields.expiry);
  const form = new URLSearchParams({
    type: "card",
    "card[number]": digits(fields.number),
    "card[exp_month]": date.slice(0, 2),
    "card[exp_year]": `20${date.slice(2)}`,
    "card[cvc]": digits(fields.cvc),
  });
  if (fields.postal.value) form.set("billing_details[address][postal_code]", fields.postal.value);
  const { address, ...person } = details?.billing_details ?? {};
  for (const [name, value] of Object.entries(person)) if (value) form.set(`billing_details[${name}]`, value);
  for (const [name, value] of Object.entries(address ?? {}))
    if (value) form.set(`billing_details[address][${name}]`, value);
  for (const [name, value] of Object.entries(details?.metadata ?? {})) form.set(`metadata[${name}]`, value);
  try {
    const response = await fetch("/v1/payment_methods", {
      method: "POST",
      headers: { authorization: `Bearer ${key}` },
      body: form,
    });
    const json = await response.json();
    postToPage("made", { id, result: response.ok ? { answer: json } : { error: json.error } });
  } catch {
    postToPage("made", {
      id,
      result: { error: { type: "api_connection_error", message: "The sandbox does not answer." } },
    });
  }
}

function takeOptions(options) {
  style = options.style ?? {};
  hidePostal = options.hidePostalCode === true;
  fields.postal.hidden = hidePostal;
  for (const field of Object.values(fields)) field.disabled = options.disabled === true;
  if (options.value?.postalCode && !fields.postal.value) fields.postal.value = options.value.postalCode;
  brandMark.hidden = options.hideIcon === true;
  paint();
}

addEventListener("message", ({ source, origin: from, data }) => {
  if (source !== parent || from !== origin) return;
  if (data.verb === "options") takeOptions(data.content);
  else if (data.verb === "focus") fields.number.focus();
  else if (data.verb === "blur") document.activeElement?.blur();
  else if (data.verb === "clear") {
    for (const field of Object.values(fields)) field.value = "";
    touched.clear();
    report();
  } else if (data.verb === "make-method") {
    /** @type {Wanted} */
    const wanted = data.content;
    void makeMethod(wanted);
  }
});

postToPage("ready");
