import type { Tasks } from "../../platform/jobs/task.ts";
import type { Forms } from "./forms.ts";
import { sweepWaiting } from "./kept-submissions/sweep-waiting.ts";

/** The background jobs of forms. */
export const formsTasks = (forms: Forms): Tasks => ({
  "forms-sweep-waiting": async () => void (await sweepWaiting(forms)),
});

/** graphile-worker crontab lines; times are in UTC. */
export const FORMS_CRONTAB = ["27 * * * * forms-sweep-waiting"];
