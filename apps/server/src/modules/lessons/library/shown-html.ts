import { renderMarkdown } from "../../../platform/rich-text/index.ts";

/** A text as it is shown: made when it was saved, or now where that was before it was kept. */
export const shownHtml = async (churchId: string, html: string | null, markdown: string): Promise<string> =>
  html ?? (await renderMarkdown(churchId, markdown));
