// PayPal's and Venmo's window. It answers the page that opened it: as a popup through `opener`, in a dialog through
// `parent`. Opened without a page, from PayPal's link, it only shows what happened.
const query = new URLSearchParams(location.search);
const page = query.get("page");
const session = query.get("session");
const opened = parent === window ? opener : parent;
const form = document.querySelector("form");

const SLOW_MS = 5000;

for (const button of document.querySelectorAll("button")) {
  button.addEventListener("click", (event) => {
    event.preventDefault();
    void act(button.value);
  });
}

async function act(value) {
  if (value === "close") return finish("closed");
  if (value === "cancel") return finish("canceled");
  if (value === "error") return finish("error");
  if (value === "slow") {
    showProblem("");
    setBusy(true);
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    setBusy(false);
  }
  const answer = await approve(value === "decline" ? "declined" : undefined);
  if (answer.message) return showProblem(answer.message);
  return finish(value === "lost" ? "lost" : "approved", answer);
}

async function approve(funding) {
  const fields = Object.fromEntries(new FormData(form));
  setBusy(true);
  const answer = await fetch(`${location.pathname}${location.search}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...fields, ...(funding && { funding }) }),
  });
  setBusy(false);
  return answer.json();
}

/** A lost answer and a closed window look the same to the page: the window is gone, and said nothing. */
function finish(answer, data = {}) {
  const isSilent = answer === "closed" || answer === "lost";
  if (page && opened) opened.postMessage({ walletWindow: session, answer: isSilent ? "closed" : answer, data }, page);
  if (parent === window && opener) window.close();
  else document.querySelector("main").textContent = "Thank you. You may close this page.";
}

function showProblem(message) {
  document.querySelector(".problem").textContent = message;
}

function setBusy(busy) {
  for (const button of document.querySelectorAll("button")) button.disabled = busy;
}
