import type { Tasks } from "../../platform/jobs/task.ts";
import type { Gallery } from "./gallery.ts";
import { removeFiles } from "./pictures/remove-files.ts";
import { ONE_HOUR_MS } from "./pictures/upload-form.ts";

/** What is done for the gallery besides answering calls. */
export const galleryTasks = (gallery: Gallery): Tasks => ({
  "gallery-sweep-forms": async () => sweepForms(gallery),
});

/** When: minute, hour, day, month, weekday, by the clock of UTC. */
export const GALLERY_CRONTAB = ["41 * * * * gallery-sweep-forms"];

/** Forms that nobody used, and what a kill left behind them. */
async function sweepForms(gallery: Gallery): Promise<void> {
  const before = new Date(gallery.now().getTime() - 2 * ONE_HOUR_MS);
  for (const name of await gallery.pictures.neverSent(before)) {
    await removeFiles(gallery, name);
    await gallery.pictures.remove(name);
  }
}
