import type { Gallery } from "../gallery.ts";
import { removeFiles } from "./remove-files.ts";
import { ONE_HOUR_MS } from "./upload-form.ts";

/** Forms that nobody used, and what a kill left behind them. */
export async function sweepForms(gallery: Gallery): Promise<void> {
  const before = new Date(gallery.now().getTime() - 2 * ONE_HOUR_MS);
  for (const name of await gallery.pictures.neverSent(before)) {
    await removeFiles(gallery, name);
    await gallery.pictures.remove(name);
  }
}
