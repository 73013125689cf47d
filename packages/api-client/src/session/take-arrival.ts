/** What the URL contained and must not stay in it. */
export interface Arrival {
  jwt: string | null;
}

export interface Page {
  location: { readonly href: string };
  history: Pick<History, "state" | "replaceState">;
}

/**
 * Removes a token from the URL and the history before anything else can read, show or store it. Must be the first call
 * of a page.
 */
export function takeArrival(page: Page = window): Arrival {
  const url = new URL(page.location.href);
  const jwt = url.searchParams.get("jwt");
  if (jwt !== null) {
    url.searchParams.delete("jwt");
    page.history.replaceState(page.history.state, "", `${url.pathname}${url.search}${url.hash}`);
  }
  // An `auth` parameter comes from a set-password email and may be for another account, so the token is ignored then.
  return { jwt: url.searchParams.has("auth") ? null : jwt || null };
}
