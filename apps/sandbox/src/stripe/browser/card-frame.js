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
/** The fields of this frame: all of a card, or one of a card whose fields are apart. */
const own = (query.get("fields") ?? "number,expiry,cvc,postal").split(",");
const isSplit = own.length === 1;
for (const [name, field] of Object.entries(fields)) field.hidden = !own.includes(name);
document.body.classList.toggle("split", isSplit);

/** @type {Set<string>} */
const touched = new Set();
let hidePostal = false;
let showsIcon = !isSplit;
let style = {};

const postToPage = (verb, content) => parent.postMessage({ verb, content }, origin);
/** @param {HTMLInputElement} field */
const digits = (field) => field.value.replace(/\D/g, "");

/**
 * What a frame of a card shows the other frames of the same Elements. They are of the sandbox's origin, which alone can
 * read it.
 * @typedef {{ group: string | null, own: string[], read: (name: string) => string, touch: () => void, report: () => void }} Part
 */

/**
 * Returns the other frames with fields of the same card.
 * @returns {Part[]}
 */
function findParts() {
  if (!isSplit) return [];
  const found = [];
  for (let index = 0; index < parent.length; index += 1) {
    try {
      const { cardPart } = parent[index];
      if (parent[index] !== window && cardPart?.group === query.get("group")) found.push(cardPart);
    } catch {
      // A frame of another origin is none of ours.
    }
  }
  return found;
}

/** @param {string} name */
function digitsOf(name) {
  if (own.includes(name)) return digits(fields[name]);
  return (
    findParts()
      .find((part) => part.own.includes(name))
      ?.read(name) ?? ""
  );
}

/**
 * One check per field: returns null, or what is wrong with the field.
 * @type {Record<string, () => { incomplete?: boolean, type: string, code: string, message: string } | null>}
 */
const checks = {
  number: () => checkNumber(digitsOf("number")),
  expiry: () => checkExpiry(digitsOf("expiry"), new Date()),
  cvc: () => checkCode(digitsOf("cvc"), digitsOf("number")),
  postal: () => (hidePostal ? null : checkPostal(fields.postal.value)),
};

/**
 * Returns the state that the page gets, without any digit of the card. An incomplete field is an error only after it
 * was left.
 */
function state() {
  const found = own.map((name) => ({ name, fault: checks[name]() }));
  const shown = found.find(({ name, fault }) => fault && (!fault.incomplete || touched.has(name)));
  for (const { name, fault } of found) {
    fields[name].setAttribute("aria-invalid", String(Boolean(fault && (!fault.incomplete || touched.has(name)))));
  }
  const fault = shown?.fault ? error(shown.fault.code, shown.fault.message) : undefined;
  return {
    empty: own.every((name) => fields[name].value === ""),
    complete: found.every((one) => !one.fault),
    ...(own.includes("number") ? { brand: brandOf(digits(fields.number)).brand } : {}),
    ...(own.includes("postal") ? { value: { postalCode: fields.postal.value } } : {}),
    error: fault,
    first: found.find((one) => one.fault)?.name,
  };
}

let last = "";
function report() {
  const { first: _first, ...event } = state();
  if (alertText.textContent !== (event.error?.message ?? "")) alertText.textContent = event.error?.message ?? "";
  brandMark.textContent = !showsIcon || event.brand === "unknown" ? "" : (event.brand ?? "");
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
  cvc: (code) => code.slice(0, brandOf(digitsOf("number")).code),
};

const names = own;
for (const [index, name] of names.entries()) {
  const field = fields[name];
  field.addEventListener("input", (event) => {
    deleting = (event.inputType ?? "").startsWith("delete");
    const write = writers[name];
    if (write) format(field, write);
    touched.delete(name);
    report();
    // The length of the security code depends on the number.
    if (name === "number") for (const part of findParts()) part.report();
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
/** @typedef {{ billing_details?: Billing, metadata?: Record<string, string> }} MethodDetails */
/** @typedef {{ id: number, what: "method" | "token", details?: MethodDetails & Record<string, string> }} Wanted */

/** Returns what is wrong with the first field of the card, in this frame or another; undefined when all is right. */
function findFault() {
  const parts = findParts();
  for (const name of own) touched.add(name);
  report();
  for (const part of parts) part.touch();
  const needed = new Set([...own, ...parts.flatMap((part) => part.own), "number", "expiry"]);
  return Object.keys(checks)
    .filter((name) => needed.has(name))
    .map((name) => checks[name]())
    .find(Boolean);
}

/** The card's fields as the API takes them. */
function cardForm() {
  const date = digitsOf("expiry");
  const code = digitsOf("cvc");
  return new URLSearchParams({
    "card[number]": digitsOf("number"),
    "card[exp_month]": date.slice(0, 2),
    "card[exp_year]": `20${date.slice(2)}`,
    ...(code ? { "card[cvc]": code } : {}),
  });
}

/** @param {Record<string, string>=} details */
function tokenForm(details = {}) {
  const form = cardForm();
  if (fields.postal.value) form.set("card[address_zip]", fields.postal.value);
  for (const [name, value] of Object.entries(details)) form.set(`card[${name}]`, value);
  return form;
}

/** @param {MethodDetails=} details */
function methodForm(details) {
  const form = cardForm();
  form.set("type", "card");
  if (fields.postal.value) form.set("billing_details[address][postal_code]", fields.postal.value);
  const { address, ...person } = details?.billing_details ?? {};
  for (const [name, value] of Object.entries(person)) if (value) form.set(`billing_details[${name}]`, value);
  for (const [name, value] of Object.entries(address ?? {}))
    if (value) form.set(`billing_details[address][${name}]`, value);
  for (const [name, value] of Object.entries(details?.metadata ?? {})) form.set(`metadata[${name}]`, value);
  return form;
}

/** @param {Wanted} wanted */
async function make({ id, what, details }) {
  const found = findFault();
  if (found) {
    const { incomplete: _incomplete, ...fault } = found;
    postToPage("made", { id, result: { error: fault } });
    return;
  }
  try {
    const response = await fetch(what === "token" ? "/v1/tokens" : "/v1/payment_methods", {
      method: "POST",
      headers: { authorization: `Bearer ${key}` },
      body: what === "token" ? tokenForm(details) : methodForm(details),
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
  hidePostal = options.hidePostalCode === true || isSplit;
  fields.postal.hidden = hidePostal;
  if (isSplit && typeof options.placeholder === "string") fields[own[0]].placeholder = options.placeholder;
  for (const field of Object.values(fields)) field.disabled = options.disabled === true;
  if (options.value?.postalCode && !fields.postal.value) fields.postal.value = options.value.postalCode;
  showsIcon = isSplit ? options.showIcon === true : options.hideIcon !== true;
  brandMark.hidden = !showsIcon;
  paint();
}

addEventListener("message", ({ source, origin: from, data }) => {
  if (source !== parent || from !== origin) return;
  if (data.verb === "options") takeOptions(data.content);
  else if (data.verb === "focus") fields[own[0]].focus();
  else if (data.verb === "blur") document.activeElement?.blur();
  else if (data.verb === "clear") {
    for (const field of Object.values(fields)) field.value = "";
    touched.clear();
    report();
  } else if (data.verb === "make") {
    /** @type {Wanted} */
    const wanted = data.content;
    void make(wanted);
  }
});

/** @type {Part} */
const cardPart = {
  group: query.get("group"),
  own,
  read: (name) => digits(fields[name]),
  touch() {
    for (const name of own) touched.add(name);
    report();
  },
  report,
};
Object.assign(window, { cardPart });

postToPage("ready");
