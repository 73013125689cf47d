// Keeps the open inbox up to date: asks every two seconds whether it changed, and then replaces the parts that show
// mail.
const PAUSE = 2000;
const notice = document.getElementById("notice");
const lost = "The sandbox does not answer. This list may be old; trying again.";
const revisionShown = () => document.getElementById("mails").dataset.revision;

const address = new URL(location.href);
if (address.searchParams.has("deleted")) {
  address.searchParams.delete("deleted");
  history.replaceState(null, "", address);
}

async function refresh() {
  const { revision } = await (await fetch("/mail/revision")).json();
  if (String(revision) !== revisionShown()) {
    const answer = await fetch(location.href);
    if (!answer.ok) return;
    show(new DOMParser().parseFromString(await answer.text(), "text/html"));
  }
  if (notice.textContent === lost) notice.textContent = "";
}

/** @param {Document} fresh */
function show(fresh) {
  const focused = document.activeElement?.id;
  const known = new Set([...document.querySelectorAll(".mails a")].map((link) => link.id));
  for (const part of document.querySelectorAll("[data-live]")) {
    const successor = fresh.getElementById(part.id);
    if (successor) part.replaceWith(document.adoptNode(successor));
  }
  document.title = fresh.title;
  if (focused) document.getElementById(focused)?.focus();
  const arrived = [...document.querySelectorAll(".mails .unread a")].filter((link) => !known.has(link.id)).length;
  if (arrived > 0) notice.textContent = arrived === 1 ? "1 new mail." : `${arrived} new mails.`;
  document.dispatchEvent(new Event("inbox-refreshed"));
}

async function watch() {
  try {
    if (document.visibilityState === "visible") await refresh();
  } catch {
    notice.textContent = lost;
  }
  setTimeout(watch, PAUSE);
}

setTimeout(watch, PAUSE);
// Going back shows the page as it was left, with the opened mail still marked as unread.
addEventListener("pageshow", (event) => {
  if (event.persisted) void refresh().catch(() => {});
});
