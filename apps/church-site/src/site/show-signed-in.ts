import { initialsOf } from "@offertory/ui/people/initials-of.ts";

const cookieOf = (page: Document, name: string): string => {
  const written = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(page.cookie)?.[1] ?? "";
  try {
    return decodeURIComponent(written);
  } catch {
    return "";
  }
};

/** Shows the user menu in place of the login link if somebody is signed in on this browser. */
export function showSignedIn(page: Document): void {
  const name = cookieOf(page, "name").trim();
  if (!name || !cookieOf(page, "jwt")) return;
  for (const menu of page.querySelectorAll<HTMLDetailsElement>("details[data-user-menu]")) {
    const summary = menu.querySelector("summary");
    summary?.setAttribute(
      "aria-label",
      (summary.ariaLabel ?? "").replace("{{name}}", () => name),
    );
    for (const element of menu.querySelectorAll("[data-name]")) element.textContent = name;
    // The style sheet renders the initials; as text, screen readers would read them before the name.
    for (const element of menu.querySelectorAll("[data-initials]"))
      element.setAttribute("data-initials", initialsOf(name));
    menu.hidden = false;
    closeWhenLeft(page, menu);
  }
  for (const link of page.querySelectorAll<HTMLAnchorElement>("a[data-login]")) link.hidden = true;
}

/** Closes the menu on Escape and on a press outside. */
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
