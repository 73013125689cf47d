export { GalleryModal, type GalleryModalProps } from "./gallery-modal.tsx";
export type { PickedPicture } from "./gallery-dialog.tsx";
export { sendUpload } from "./send-upload.ts";
export { useUploadPicture } from "./use-upload-picture.ts";
