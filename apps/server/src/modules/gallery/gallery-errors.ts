import { refusal } from "../../platform/errors/refusal.ts";

export const AspectRatioUnknown = refusal("invalid", "aspect-ratio-unknown");
export const FileNameInvalid = refusal("invalid", "picture-name-invalid");
export const PictureNotFound = refusal("missing", "picture-not-found");
export const PictureWidthUnknown = refusal("invalid", "picture-width-unknown");

/** The form's signature is wrong, its fields were changed, or its picture was deleted meanwhile. */
export const UploadFormInvalid = refusal("forbidden", "upload-form-invalid");
export const UploadFormExpired = refusal("forbidden", "upload-form-expired");

/** The request has no readable form, or the form has no file. */
export const UploadEmpty = refusal("invalid", "upload-empty");

/** This installation has no key for a photo library. */
export const NoPhotoLibrary = refusal("missing", "photo-library-none");

/** The photo library did not respond, or with a response that cannot be read. */
export const PhotoLibraryUnavailable = refusal("conflict", "photo-library-away");
export const StockPhotoNotFound = refusal("missing", "stock-photo-not-found");
