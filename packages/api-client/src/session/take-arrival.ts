/** What came with the address and may not stay in it. */
export interface Arrival {
  jwt: string | null;
}

export interface Page {
  location: { readonly href: string };
  history: Pick<History, "state" | "replaceState">;
}

/**
 * Takes a token out of the address bar and the history before anything else can read, show or store it.
 * To be called as the first thing a page does.
 */
export function takeArrival(page: Page = window): Arrival {
  const url = new URL(page.location.href);
  const jwt = url.searchParams.get("jwt");
  if (jwt !== null) {
    url.searchParams.delete("jwt");
    page.history.replaceState(page.history.state, "", `${url.pathname}${url.search}${url.hash}`);
  }
  // The link of a set-password mail speaks for another account than the one whose token came along.
  return { jwt: url.searchParams.has("auth") ? null : jwt || null };
}
