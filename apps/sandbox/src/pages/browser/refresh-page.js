// Keeps an open page up to date: every two seconds the changed parts are replaced, unless somebody is using them.
const PAUSE = 2000;

const address = new URL(location.href);
if (address.searchParams.has("notice") || address.searchParams.has("problem")) {
  address.search = "";
  history.replaceState(null, "", address);
}

/** @param {Document} fresh */
function swap(fresh) {
  for (const part of document.querySelectorAll("[data-live]")) {
    const successor = fresh.getElementById(part.id);
    const inUse = part.contains(document.activeElement) && document.activeElement?.closest("form");
    if (!successor || inUse || same(part, successor)) continue;
    part.replaceWith(document.adoptNode(successor));
  }
  document.dispatchEvent(new Event("inbox-refreshed"));
}

/** Compares without the texts of times, which the page's script has changed. */
function same(shown, sent) {
  const plain = (part) => {
    const copy = part.cloneNode(true);
    for (const time of copy.querySelectorAll("time")) time.replaceChildren(time.getAttribute("datetime") ?? "");
    for (const time of copy.querySelectorAll("time")) time.removeAttribute("title");
    return copy.innerHTML;
  };
  return plain(shown) === plain(sent);
}

async function watch() {
  try {
    if (document.visibilityState === "visible") {
      const answer = await fetch(location.href);
      // The new style element has another nonce, and the page has the same style already.
      const text = (await answer.text()).replace(/<style[^]*?<\/style>/, "");
      if (answer.ok) swap(new DOMParser().parseFromString(text, "text/html"));
    }
  } catch {
    // The sandbox does not answer; the next round tries again.
  }
  setTimeout(watch, PAUSE);
}

setTimeout(watch, PAUSE);
