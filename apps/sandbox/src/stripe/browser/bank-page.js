// The bank's page in its frame: sends the cardholder's answer to the sandbox, then notifies the page around it.
const query = new URLSearchParams(location.search);
const buttons = [...document.querySelectorAll("button")];
const problem = document.getElementById("problem");

for (const button of buttons) {
  button.addEventListener("click", () => void answer(button.value));
}

/** @param {string} decision */
async function answer(decision) {
  for (const one of buttons) one.disabled = true;
  try {
    const body = JSON.stringify({ secret: query.get("secret"), name: query.get("name") ?? "" });
    const headers = { "content-type": "application/json" };
    const taken = await fetch(`${location.pathname}/${decision}`, { method: "POST", headers, body });
    if (!taken.ok) throw new Error(await taken.text());
    parent.postMessage({ verb: "answered" }, query.get("origin"));
  } catch {
    problem.textContent = "The sandbox did not take the answer. Please try again.";
    for (const one of buttons) one.disabled = false;
  }
}
