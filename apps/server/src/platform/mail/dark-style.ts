/** What each class of an email looks like in dark mode. Text has a contrast of at least 4.5:1 on its background. */
const DARK: Record<string, string> = {
  body: "background:#191816!important;color:#ecebe9!important",
  ".sheet": "background:#262422!important;color:#ecebe9!important",
  ".name": "color:#8fd3b6!important",
  ".notice": "background:#43370f!important;color:#f7e3a8!important",
  ".soft": "color:#b9b4ac!important",
  ".line": "border-color:#4a4640!important",
  ".button": "background:#8fd3b6!important;color:#10291f!important",
};

const rulesWith = (prefix: string): string =>
  Object.entries(DARK)
    .map(([selector, style]) => `${prefix}${selector}{${style}}`)
    .join("");

/**
 * The style of an email in dark mode. The colors in the attributes are the light ones, and mail programs that recolor
 * emails themselves, such as Gmail, ignore this style. Outlook marks what it recolors with `data-ogsc`.
 */
export const DARK_STYLE = `@media (prefers-color-scheme:dark){${rulesWith("")}}${rulesWith("[data-ogsc] ")}`;
