import type { Gallery } from "../gallery.ts";
import { keyOf, copiesPrefix } from "./picture-key.ts";
import type { PictureName } from "./picture-store.ts";

export async function deleteCopies({ storage }: Pick<Gallery, "storage">, name: PictureName): Promise<void> {
  for (const { key } of await storage.list(copiesPrefix(name))) await storage.remove(key);
}

export async function removeFiles(gallery: Pick<Gallery, "storage">, name: PictureName): Promise<void> {
  // The full-size picture is deleted first, so that no further resized copies can be made.
  await gallery.storage.remove(keyOf(name));
  await deleteCopies(gallery, name);
}
