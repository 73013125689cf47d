import type { Connection } from "../../platform/database/connection.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import type { GalleryTables } from "./gallery-tables.ts";
import { pictureStore, type PictureStore } from "./pictures/picture-store.ts";
import type { PhotoLibrary } from "./stock/photo-library.ts";

/** What the gallery needs from its environment. */
export interface GalleryNeeds {
  guards: Guards;
  limits: Limits;
  storage: Storage;
  now: () => Date;
  newId: () => string;
  /** The server's secret; signs upload forms and the addresses of stock photos. */
  secret: string;
  appUrls: Record<"portal" | "site" | "lessons", string>;
  /** True outside production: every localhost name and port then counts as one of our origins. */
  isDemo: boolean;
  /** Null when no photo library is configured. */
  photoLibrary: PhotoLibrary | null;
}

export interface Gallery extends GalleryNeeds {
  pictures: PictureStore;
}

export function openGallery(connection: Connection, needs: GalleryNeeds): Gallery {
  return { ...needs, pictures: pictureStore(connection.$extendTables<GalleryTables>()) };
}
