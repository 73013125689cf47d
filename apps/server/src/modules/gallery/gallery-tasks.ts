import type { Tasks } from "../../platform/jobs/task.ts";
import type { Gallery } from "./gallery.ts";
import { sweepForms } from "./pictures/sweep-forms.ts";

/** What is done for the gallery besides answering calls. */
export const galleryTasks = (gallery: Gallery): Tasks => ({
  "gallery-sweep-forms": async () => sweepForms(gallery),
});

/** When: minute, hour, day, month, weekday, by the clock of UTC. */
export const GALLERY_CRONTAB = ["41 * * * * gallery-sweep-forms"];
