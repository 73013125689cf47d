import type { Tasks } from "../../platform/jobs/task.ts";
import type { Churches } from "./churches.ts";
import { processClosings } from "./closing/process-closings.job.ts";

export const churchesTasks = (churches: Churches): Tasks => ({
  "churches-process-closings": async () => processClosings(churches),
});

/** Cron format in UTC: minute, hour, day, month, weekday. */
export const CHURCHES_CRONTAB = ["11 * * * * churches-process-closings"];
