/** The words of a site's pages in one language: those of its frame, and those of what stands on its pages. */
export type SiteTexts = { frame: Record<string, string>; shown: Record<string, string> };

/** Says a text (`site:frame.menu`), with its blanks filled in. */
export const sayIn =
  (texts: SiteTexts) =>
  (key: `site:${"frame" | "shown"}.${string}`, values: Record<string, string> = {}): string => {
    const [part = "", name = ""] = key.slice("site:".length).split(".");
    const text = (part === "frame" ? texts.frame : texts.shown)[name] ?? key;
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, blank: string) => values[blank] ?? "");
  };
export type SiteT = ReturnType<typeof sayIn>;
