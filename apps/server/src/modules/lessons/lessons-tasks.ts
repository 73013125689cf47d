import type { Tasks } from "../../platform/jobs/task.ts";
import type { Lessons } from "./lessons.ts";
import { storageKey } from "./files/storage-key.ts";
import { Refusal } from "../../platform/errors/refusal.ts";
import { renderMarkdown } from "../../platform/rich-text/index.ts";

const RENDER_BATCH_SIZE = 200;

const TWO_HOURS_MS = 7_200_000;

const ONE_MONTH_MS = 30 * 86_400_000;

/** The background jobs of lessons. */
export const lessonsTasks = (lessons: Lessons): Tasks => ({
  "lessons-sweep-files": async () => sweepFiles(lessons),
  "lessons-render-old-texts": async () => renderOldTexts(lessons),
});

/** graphile-worker crontab lines; times are in UTC. */
export const LESSONS_CRONTAB = ["47 * * * * lessons-sweep-files", "17 * * * * lessons-render-old-texts"];

/** Deletes files whose upload did not arrive within two hours, and files that were removed a month ago. */
async function sweepFiles({ files, storage, now }: Lessons): Promise<void> {
  const time = now().getTime();
  for (const file of await files.listToSweep(new Date(time - TWO_HOURS_MS), new Date(time - ONE_MONTH_MS))) {
    await storage.remove(storageKey(file));
    await files.remove(file);
  }
}

/** Renders texts that were saved before HTML was stored, at most `RENDER_BATCH_SIZE` sections and programs per run. */
async function renderOldTexts({ sections, programs }: Lessons): Promise<void> {
  for (const { churchId, id, markdown } of await sections.listWithoutHtml(RENDER_BATCH_SIZE)) {
    await sections.change(churchId, id, { html: await renderOrPreformat(churchId, markdown) });
  }
  for (const { churchId, id, about } of await programs.listWithoutHtml(RENDER_BATCH_SIZE)) {
    await programs.change(churchId, id, { aboutHtml: await renderOrPreformat(churchId, about) });
  }
}

/** Renders Markdown. A text that `renderMarkdown` refuses as too complex is shown as preformatted source instead. */
async function renderOrPreformat(churchId: string, markdown: string): Promise<string> {
  try {
    return await renderMarkdown(churchId, markdown);
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== "invalid") throw error;
    return `<pre>${markdown.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>`;
  }
}
