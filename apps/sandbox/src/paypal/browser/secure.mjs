// The bank's question. In a frame it tells the page how it ended; alone it only says so.
const page = new URLSearchParams(location.search).get("page");

for (const button of document.querySelectorAll("button")) {
  button.addEventListener("click", () => void tell(button.value));
}

async function tell(answer) {
  let secure = "canceled";
  if (answer !== "canceled") {
    const reply = await fetch(`${location.pathname}/${answer}`, { method: "POST" });
    secure = reply.ok ? (await reply.json()).liability_shift : "UNKNOWN";
  }
  if (page && parent !== window) parent.postMessage({ secure }, page);
  else document.querySelector("main").textContent = "Thank you. You may close this page.";
}
