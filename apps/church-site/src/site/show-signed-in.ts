const cookieOf = (page: Document, name: string): string => {
  const written = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(page.cookie)?.[1] ?? "";
  try {
    return decodeURIComponent(written);
  } catch {
    return "";
  }
};

/** Whoever is signed in on this browser finds their name where others find the login link; it leads to the portal. */
export function showSignedIn(page: Document): void {
  const name = cookieOf(page, "name");
  if (!name || !cookieOf(page, "jwt")) return;
  for (const link of page.querySelectorAll<HTMLAnchorElement>("a[data-portal]")) {
    link.href = link.dataset["portal"] ?? link.href;
    link.textContent = name;
  }
}
