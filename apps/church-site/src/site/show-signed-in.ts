import { initialsOf } from "@offertory/ui/people/initials-of.ts";

const cookieOf = (page: Document, name: string): string => {
  const written = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(page.cookie)?.[1] ?? "";
  try {
    return decodeURIComponent(written);
  } catch {
    return "";
  }
};

/** Whoever is signed in on this browser finds their menu where others find the login link. */
export function showSignedIn(page: Document): void {
  const name = cookieOf(page, "name").trim();
  if (!name || !cookieOf(page, "jwt")) return;
  for (const menu of page.querySelectorAll<HTMLDetailsElement>("details[data-user-menu]")) {
    const summary = menu.querySelector("summary");
    summary?.setAttribute(
      "aria-label",
      (summary.ariaLabel ?? "").replace("{{name}}", () => name),
    );
    for (const place of menu.querySelectorAll("[data-name]")) place.textContent = name;
    // Drawn by the style sheet: as text they would be read out before the name.
    for (const place of menu.querySelectorAll("[data-initials]")) place.setAttribute("data-initials", initialsOf(name));
    menu.hidden = false;
    closeWhenLeft(page, menu);
  }
  for (const link of page.querySelectorAll<HTMLAnchorElement>("a[data-login]")) link.hidden = true;
}

/** Escape and a press elsewhere close the menu. */
function closeWhenLeft(page: Document, menu: HTMLDetailsElement): void {
  page.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  page.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
}
