// The wallet's sheet in its frame: asks the payer, and gives the page a token of the card that was chosen.
const query = new URLSearchParams(location.search);
const origin = query.get("origin");
const wallet = query.get("wallet");
const NAMES = { apple_pay: "Apple Pay", google_pay: "Google Pay", link: "Link" };
const SLOW = 6000;
const LOST = 1500;

/** @param {string} id */
const part = (id) => document.getElementById(id);
const sheet = part("sheet");
const buttons = [...document.querySelectorAll("button")].filter(({ id }) => id !== "close");
const postToPage = (verb, content) => parent.postMessage({ verb, content }, origin);
/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** @typedef {{ mode?: string, amount?: number, currency?: string, business?: { name: string }, lineItems?: { name: string, amount: number }[], emailRequired?: boolean, phoneNumberRequired?: boolean }} Details */
/** @type {Details} */
let details = {};

part("wallet").textContent = `${NAMES[wallet]} (sandbox)`;
part("close").addEventListener("click", () => postToPage("cancelled"));
addEventListener("keydown", ({ key }) => {
  if (key === "Escape") postToPage("cancelled");
});

/** @param {number} amount */
function showAmount(amount) {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency: details.currency ?? "usd" });
  return format.format(amount / 10 ** format.resolvedOptions().maximumFractionDigits);
}

/**
 * @param {string} name
 * @param {number} amount
 * @param {string=} kind
 */
function addLine(name, amount, kind = "") {
  const row = part("items").insertRow();
  row.className = kind;
  row.insertCell().textContent = name;
  row.insertCell().textContent = showAmount(amount);
}

/** @param {Details} given */
function show(given) {
  details = given;
  part("business").textContent = `To ${details.business?.name ?? "Sandbox Church"}`;
  for (const { name, amount } of details.lineItems ?? []) addLine(name, amount);
  if (details.amount !== undefined) addLine("Total", details.amount, "total");
  // Link knows its owner by the email.
  part("email-line").hidden = !details.emailRequired && wallet !== "link";
  part("phone-line").hidden = !details.phoneNumberRequired;
  for (const id of ["email", "phone"]) part(id).disabled = part(`${id}-line`).hidden;
  part("approve").textContent =
    details.mode === "setup" || details.amount === undefined ? "Save" : `Approve ${showAmount(details.amount)}`;
  sheet.hidden = false;
  part("approve").focus();
}

function lock(isLocked) {
  for (const button of buttons) button.disabled = isLocked;
  part("state").textContent = isLocked ? "Processing…" : "";
  part("problem").textContent = "";
}

function billingDetails() {
  /** @param {string} id */
  const given = (id) => (part(id).disabled ? {} : { [id]: part(id).value.trim() });
  const address = {
    line1: "1 Main Street",
    line2: null,
    city: "Springfield",
    state: "IL",
    postal_code: "62701",
    country: "US",
  };
  return { name: part("name").value.trim(), ...given("email"), ...given("phone"), address };
}

/** @param {string} card */
async function approve(card) {
  lock(true);
  try {
    const body = JSON.stringify({ key: query.get("key"), wallet, card });
    const headers = { "content-type": "application/json" };
    const taken = await fetch("/stripe/wallet/approve", { method: "POST", headers, body });
    if (!taken.ok) throw new Error(await taken.text());
    /** @type {{ token: string }} */
    const { token } = await taken.json();
    postToPage("approved", { token, billingDetails: billingDetails() });
  } catch {
    lock(false);
    part("problem").textContent = "The sandbox did not take the answer. Please try again.";
  }
}

const ANSWERS = {
  decline: () => approve("chargeDeclined"),
  cancel: () => postToPage("cancelled"),
  async slow() {
    lock(true);
    await pause(SLOW);
    await approve(chosenCard());
  },
  // The page never hears of the wallet again.
  async lost() {
    lock(true);
    await pause(LOST);
    postToPage("lost");
  },
};

/** @returns {string} */
const chosenCard = () => part("card").value;

sheet.addEventListener("submit", (event) => {
  event.preventDefault();
  void approve(chosenCard());
});
for (const button of document.querySelectorAll(".others button")) {
  button.addEventListener("click", () => void ANSWERS[button.value]());
}

addEventListener("message", ({ source, origin: from, data }) => {
  if (source !== parent || from !== origin) return;
  /** @type {{ verb: string, content: Details & { message?: string } }} */
  const { verb, content } = data;
  if (verb === "details") show(content);
  else if (verb === "failed") {
    lock(false);
    part("problem").textContent = content.message ?? "";
  }
});

postToPage("ready");
