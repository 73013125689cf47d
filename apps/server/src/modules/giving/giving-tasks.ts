import type { Tasks } from "../../platform/jobs/jobs.ts";
import type { Giving } from "./giving.ts";
import { recoverIntents } from "./intents/recover-intents.ts";
import { WORK_WEBHOOK, workWebhook } from "./webhooks/work-webhook.job.ts";

/** What is done for giving besides answering calls: when its turn comes, by whichever server takes it. */
export const givingTasks = (giving: Giving): Tasks => ({
  [WORK_WEBHOOK]: (payload) => workWebhook(giving, payload),
  "giving-recover-gifts": async () => {
    while ((await recoverIntents(giving)) > 0);
  },
});

/** When: minute, hour, day, month, weekday, by the clock of UTC. */
export const GIVING_CRONTAB = ["* * * * * giving-recover-gifts"];
