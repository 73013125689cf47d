import { Refusal } from "../../../platform/errors/refusal.ts";
import { renderMarkdown } from "../../../platform/rich-text/index.ts";
import type { Lessons } from "../lessons.ts";

const BATCH = 200;

/** Renders texts that were saved before their HTML was kept, some at a time. */
export async function renderOldTexts({ sections, programs }: Lessons): Promise<void> {
  for (const { churchId, id, markdown } of await sections.withoutHtml(BATCH)) {
    await sections.change(churchId, id, { html: await rendered(churchId, markdown) });
  }
  for (const { churchId, id, about } of await programs.withoutHtml(BATCH)) {
    await programs.change(churchId, id, { aboutHtml: await rendered(churchId, about) });
  }
}

/** What takes too long to render is shown as it was written. */
async function rendered(churchId: string, markdown: string): Promise<string> {
  try {
    return await renderMarkdown(churchId, markdown);
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== "invalid") throw error;
    return `<pre>${markdown.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>`;
  }
}
