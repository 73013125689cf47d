import type { Tasks } from "../../platform/jobs/task.ts";
import type { Gallery } from "./gallery.ts";
import { removeFiles } from "./pictures/remove-files.ts";
import { ONE_HOUR_MS } from "./pictures/upload-form.ts";

/** The background jobs of the gallery. */
export const galleryTasks = (gallery: Gallery): Tasks => ({
  "gallery-sweep-forms": async () => sweepForms(gallery),
});

/** graphile-worker crontab lines; times are in UTC. */
export const GALLERY_CRONTAB = ["41 * * * * gallery-sweep-forms"];

/**
 * Deletes reservations whose picture did not arrive within two hours, with any file that an interrupted upload left.
 */
async function sweepForms(gallery: Gallery): Promise<void> {
  const before = new Date(gallery.now().getTime() - 2 * ONE_HOUR_MS);
  for (const name of await gallery.pictures.listNeverUploaded(before)) {
    await removeFiles(gallery, name);
    await gallery.pictures.remove(name);
  }
}
