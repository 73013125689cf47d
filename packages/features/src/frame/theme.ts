export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "theme";

/** Returns the theme chosen on this device; "system" without storage. */
export function readTheme(storage: Pick<Storage, "getItem"> = localStorage): Theme {
  try {
    const kept = storage.getItem(KEY);
    return THEMES.find((theme) => theme === kept) ?? "system";
  } catch {
    return "system";
  }
}

export function saveTheme(theme: Theme, storage: Pick<Storage, "setItem" | "removeItem"> = localStorage): void {
  try {
    if (theme === "system") storage.removeItem(KEY);
    else storage.setItem(KEY, theme);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

export function applyTheme(theme: Theme, page: HTMLElement = document.documentElement): void {
  if (theme === "system") delete page.dataset["theme"];
  else page.dataset["theme"] = theme;
}
