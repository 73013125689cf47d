import type { Tasks } from "../../platform/jobs/task.ts";
import type { Lessons } from "./lessons.ts";
import { renderOldTexts } from "./sections/render-old-texts.ts";
import { keyOf } from "./files/file-key.ts";

const TWO_HOURS_MS = 7_200_000;

const ONE_MONTH_MS = 30 * 86_400_000;

/** What is done for lessons besides answering calls. */
export const lessonsTasks = (lessons: Lessons): Tasks => ({
  "lessons-sweep-files": async () => sweepFiles(lessons),
  "lessons-render-old-texts": async () => renderOldTexts(lessons),
});

/** When: minute, hour, day, month, weekday, by the clock of UTC. */
export const LESSONS_CRONTAB = ["47 * * * * lessons-sweep-files", "17 * * * * lessons-render-old-texts"];

/** Lets go what was asked for and never sent, and the bytes of what was removed a month ago. */
async function sweepFiles({ files, storage, now }: Lessons): Promise<void> {
  const time = now().getTime();
  for (const file of await files.toSweep(new Date(time - TWO_HOURS_MS), new Date(time - ONE_MONTH_MS))) {
    await storage.remove(keyOf(file));
    await files.remove(file);
  }
}
