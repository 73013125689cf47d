// Runs in the frame of the Express Checkout Element, on the sandbox's origin: draws the wallets' buttons.
const origin = new URLSearchParams(location.search).get("origin");
const group = document.getElementById("buttons");
const NAMES = { apple_pay: "Apple Pay", google_pay: "Google Pay", link: "Link" };

const postToPage = (verb, content) => parent.postMessage({ verb, content }, origin);

/** @param {{ wallet: string, type?: string, theme?: string }} button */
function makeButton({ wallet, type = "plain", theme = "black" }) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = wallet === "link" ? "link" : theme;
  const words = type.replaceAll("-", " ");
  const verb = words.charAt(0).toUpperCase() + words.slice(1);
  button.textContent = type === "plain" || wallet === "link" ? NAMES[wallet] : `${verb} with ${NAMES[wallet]}`;
  button.addEventListener("click", () => postToPage("press", wallet));
  return button;
}

let drawn = "";
/** @typedef {{ buttons: { wallet: string }[], columns: number, shown: number, buttonHeight: number }} Options */
/** @param {Options} options */
function draw(options) {
  // A button keeps the focus when only the amount has changed.
  const text = JSON.stringify(options);
  if (text === drawn) return;
  drawn = text;
  group.style.setProperty("--columns", options.columns);
  group.style.setProperty("--height", `${options.buttonHeight}px`);
  const buttons = options.buttons.slice(0, options.shown).map(makeButton);
  if (options.shown < options.buttons.length) {
    const more = Object.assign(document.createElement("button"), { type: "button", className: "more" });
    more.textContent = "Show more";
    more.addEventListener("click", () => postToPage("more"));
    buttons.push(more);
  }
  group.replaceChildren(...buttons);
}

addEventListener("message", ({ source, origin: from, data }) => {
  if (source !== parent || from !== origin) return;
  /** @type {{ verb: string, content: Options }} */
  const { verb, content } = data;
  if (verb === "options") draw(content);
  else if (verb === "focus") group.querySelector("button")?.focus();
  else if (verb === "blur") document.activeElement?.blur();
});
addEventListener("keydown", ({ key }) => {
  if (key === "Escape") postToPage("escape");
});
group.addEventListener("focusin", () => postToPage("focus"));
group.addEventListener("focusout", () => postToPage("blur"));

postToPage("ready");
