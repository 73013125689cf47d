import { refusal } from "../../platform/errors/refusal.ts";

export const AspectRatioUnknown = refusal("invalid", "aspect-ratio-unknown");
export const FileNameInvalid = refusal("invalid", "picture-name-invalid");
export const PictureNotFound = refusal("missing", "picture-not-found");
export const PictureWidthUnknown = refusal("invalid", "picture-width-unknown");

/** Not signed by us, changed on the way, or for another picture. */
export const UploadFormInvalid = refusal("forbidden", "upload-form-invalid");
export const UploadFormExpired = refusal("forbidden", "upload-form-expired");

/** The form came, and no file behind it. */
export const UploadEmpty = refusal("invalid", "upload-empty");

/** This installation has no key for a photo library. */
export const NoPhotoLibrary = refusal("missing", "photo-library-none");

/** It does not answer, or not what we can read: no fault of the one who asked, and none of ours. */
export const PhotoLibraryAway = refusal("conflict", "photo-library-away");
export const StockPhotoNotFound = refusal("missing", "stock-photo-not-found");
