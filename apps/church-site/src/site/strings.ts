/** The strings of a site's pages in one language: for the frame and for the elements. */
export type SiteTexts = { frame: Record<string, string>; shown: Record<string, string> };

/** Returns a function that gives a string such as `site:frame.menu` with its placeholders filled in. */
export const createTranslator =
  (texts: SiteTexts) =>
  (key: `site:${"frame" | "shown"}.${string}`, values: Record<string, string> = {}): string => {
    const [part = "", name = ""] = key.slice("site:".length).split(".");
    const text = (part === "frame" ? texts.frame : texts.shown)[name] ?? key;
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, blank: string) => values[blank] ?? "");
  };
export type SiteT = ReturnType<typeof createTranslator>;
