import type { Connection } from "../../platform/database/connection.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import type { GalleryTables } from "./gallery-tables.ts";
import { pictureStore, type PictureStore } from "./pictures/picture-store.ts";
import type { PhotoLibrary } from "./stock/photo-library.ts";

/** What the gallery asks of the world outside it. */
export interface GalleryNeeds {
  guards: Guards;
  limits: Limits;
  storage: Storage;
  now: () => Date;
  newId: () => string;
  /** Keys what we sign ourselves. */
  secret: string;
  appUrls: Record<"portal" | "site" | "lessons", string>;
  /** On a demo machine every name of this machine is ours. */
  isDemo: boolean;
  /** Null where this installation has none. */
  photoLibrary: PhotoLibrary | null;
}

export interface Gallery extends GalleryNeeds {
  pictures: PictureStore;
}

export function openGallery(connection: Connection, needs: GalleryNeeds): Gallery {
  return { ...needs, pictures: pictureStore(connection.$extendTables<GalleryTables>()) };
}
