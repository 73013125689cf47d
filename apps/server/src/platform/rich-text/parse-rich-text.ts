import { refusal } from "../errors/refusal.ts";
import { openWorker, WorkTooHeavy } from "../workers/open-worker.ts";
import type { RichTextWork } from "./rich-text.worker.ts";

/** No reader of HTML or Markdown is quick with every text that somebody can think of. */
const RichTextTooComplex = refusal("invalid", "rich-text-too-complex");

/** A usual text of the longest kind takes a tenth of this, on a slow machine too. */
const LIMITS = { milliseconds: 3000, megabytes: 64, queue: 5 };

/** Some Markdown becomes many times as long. */
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

/** HTML that somebody wrote, with nothing left in it but what the policy of rich text allows. */
export const sanitizeRichText = (churchId: string, html: string): Promise<string> =>
  parseWithin(churchId, { format: "html", text: html });

/** Markdown that somebody wrote, as safe HTML. */
export const renderMarkdown = (churchId: string, markdown: string): Promise<string> =>
  parseWithin(churchId, { format: "markdown", text: markdown });
