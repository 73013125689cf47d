import { refusal } from "../errors/refusal.ts";
import { openWorker, WorkersBusy, WorkTooHeavy } from "../workers/open-worker.ts";
import type { RichTextWork } from "./rich-text.worker.ts";

/** No reader of HTML or Markdown is quick with every text that somebody can think of. */
const RichTextTooComplex = refusal("invalid", "rich-text-too-complex");
const Unavailable = refusal("unavailable", "unavailable");

/** A usual text of the longest kind takes a tenth of this, on a slow machine too. */
const LIMITS = { milliseconds: 3000, megabytes: 64, queue: 5 };

const parse = openWorker<RichTextWork, string>(new URL("./rich-text.worker.ts", import.meta.url), LIMITS);

async function parseWithin(churchId: string, work: RichTextWork): Promise<string> {
  if (work.text === "") return "";
  try {
    return await parse(churchId, work);
  } catch (error) {
    if (error instanceof WorkTooHeavy) throw new RichTextTooComplex();
    if (error instanceof WorkersBusy) throw new Unavailable();
    throw error;
  }
}

/** HTML that somebody wrote, with nothing left in it but what the policy of rich text allows. */
export const sanitizeRichText = (churchId: string, html: string): Promise<string> =>
  parseWithin(churchId, { format: "html", text: html });

/** Markdown that somebody wrote, as safe HTML. */
export const renderMarkdown = (churchId: string, markdown: string): Promise<string> =>
  parseWithin(churchId, { format: "markdown", text: markdown });
