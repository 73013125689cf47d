import type { Tasks } from "../../platform/jobs/task.ts";
import { sweepFiles } from "./files/sweep-files.ts";
import type { Lessons } from "./lessons.ts";
import { renderOldTexts } from "./sections/render-old-texts.ts";

/** What is done for lessons besides answering calls. */
export const lessonsTasks = (lessons: Lessons): Tasks => ({
  "lessons-sweep-files": async () => sweepFiles(lessons),
  "lessons-render-old-texts": async () => renderOldTexts(lessons),
});

/** When: minute, hour, day, month, weekday, by the clock of UTC. */
export const LESSONS_CRONTAB = ["47 * * * * lessons-sweep-files", "17 * * * * lessons-render-old-texts"];
