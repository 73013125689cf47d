export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const PLACE = "theme";

/** The look that was chosen on this device. */
export function readTheme(storage: Pick<Storage, "getItem">): Theme {
  try {
    return THEMES.find((theme) => theme === storage.getItem(PLACE)) ?? "system";
  } catch {
    return "system";
  }
}

/** Dresses the page and remembers the choice on this device. */
export function applyTheme(theme: Theme, page: HTMLElement, storage: Pick<Storage, "setItem" | "removeItem">): void {
  if (theme === "system") delete page.dataset["theme"];
  else page.dataset["theme"] = theme;
  try {
    if (theme === "system") storage.removeItem(PLACE);
    else storage.setItem(PLACE, theme);
  } catch {
    // A browser that keeps nothing shows the choice until the page is left.
  }
}
