import type { Tasks } from "../../platform/jobs/task.ts";
import type { Forms } from "./forms.ts";
import { sweepWaiting } from "./kept-submissions/sweep-waiting.ts";

/** What is done for forms besides answering calls. */
export const formsTasks = (forms: Forms): Tasks => ({
  "forms-sweep-waiting": async () => void (await sweepWaiting(forms)),
});

/** When: minute, hour, day, month, weekday, by the clock of UTC. */
export const FORMS_CRONTAB = ["27 * * * * forms-sweep-waiting"];
