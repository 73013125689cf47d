import type { Tasks } from "../../platform/jobs/task.ts";
import type { Churches } from "./churches.ts";
import { processClosings } from "./closing/process-closings.job.ts";

/** What is done for churches besides answering calls. */
export const churchesTasks = (churches: Churches): Tasks => ({
  "churches-process-closings": async () => processClosings(churches),
});

/** When: minute, hour, day, month, weekday, by the clock of UTC. */
export const CHURCHES_CRONTAB = ["11 * * * * churches-process-closings"];
