// The bank's 3-D Secure page. In a frame it posts the result to the page around it; without one it only shows it.
const page = new URLSearchParams(location.search).get("page");

for (const button of document.querySelectorAll("button")) {
  button.addEventListener("click", () => void submitAnswer(button.value));
}

async function submitAnswer(answer) {
  let secure = "canceled";
  if (answer !== "canceled") {
    const reply = await fetch(`${location.pathname}/${answer}`, { method: "POST" });
    secure = reply.ok ? (await reply.json()).liability_shift : "UNKNOWN";
  }
  if (page && parent !== window) parent.postMessage({ secure }, page);
  else document.querySelector("main").textContent = "Thank you. You may close this page.";
}
