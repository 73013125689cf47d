import { renderMarkdown } from "../../../platform/rich-text/index.ts";

/** Returns the stored HTML of a text; renders its Markdown if it was saved before HTML was stored. */
export const shownHtml = async (churchId: string, html: string | null, markdown: string): Promise<string> =>
  html ?? (await renderMarkdown(churchId, markdown));
