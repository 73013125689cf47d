import { refusal } from "../errors/refusal.ts";
import { openWorker, WorkTooHeavy } from "../workers/open-worker.ts";
import type { RichTextWork } from "./rich-text.worker.ts";

/** The text takes too long to parse. Every parser of HTML or Markdown is slow with some texts. */
const RichTextTooComplex = refusal("invalid", "rich-text-too-complex");

/** A normal text of the maximum length takes a tenth of this time, even on a slow machine. */
const LIMITS = { milliseconds: 3000, megabytes: 64, queue: 5 };

/** The maximum length of the result, because some Markdown becomes many times longer as HTML. */
const MAX_HTML_LENGTH = 1_000_000;

const parse = openWorker<RichTextWork, string>(new URL("./rich-text.worker.ts", import.meta.url), LIMITS);

async function parseWithin(churchId: string, work: RichTextWork): Promise<string> {
  if (work.text === "") return "";
  try {
    const html = await parse(churchId, work);
    if (html.length > MAX_HTML_LENGTH) throw new RichTextTooComplex();
    return html;
  } catch (error) {
    if (error instanceof WorkTooHeavy) throw new RichTextTooComplex();
    throw error;
  }
}

/** Sanitizes HTML: removes everything that the rich text policy does not allow. */
export const sanitizeRichText = (churchId: string, html: string): Promise<string> =>
  parseWithin(churchId, { format: "html", text: html });

/** Renders Markdown as sanitized HTML. */
export const renderMarkdown = (churchId: string, markdown: string): Promise<string> =>
  parseWithin(churchId, { format: "markdown", text: markdown });
