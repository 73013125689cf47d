import type { FastifyInstance } from "fastify";
import type { Gallery } from "./gallery.ts";
import { pictureRoutes } from "./pictures/picture.routes.ts";
import { uploadRoutes } from "./pictures/upload.routes.ts";
import { stockRoutes } from "./stock/stock.routes.ts";

export { openGallery, type Gallery, type GalleryNeeds } from "./gallery.ts";
export { GALLERY_CRONTAB, galleryTasks } from "./gallery-tasks.ts";
export { ownOrigin } from "./own-origin.ts";
export { addPicture } from "./pictures/add-picture.ts";
export { ONE_HOUR_MS, readForm, signForm } from "./pictures/upload-form.ts";
export { photoLibraryOf } from "./stock/photo-library.ts";

/** Registers all endpoints of the module. */
export const galleryRoutes = (app: FastifyInstance, gallery: Gallery) => {
  for (const routes of [pictureRoutes, uploadRoutes, stockRoutes]) routes(app, gallery);
};
