import { refusal } from "../errors/refusal.ts";

/** The file is not a picture that we accept, such as an SVG, an HTML page or a document. */
export const NotAPicture = refusal("invalid", "picture-not-one");

/** HEIC is the format of phones that most browsers cannot show. */
export const PictureIsHeic = refusal("invalid", "picture-heic");

/** The file begins like a picture but cannot be decoded: it was cut off in transfer, or forged. */
export const PictureDamaged = refusal("invalid", "picture-damaged");
export const PictureTooLarge = refusal("invalid", "picture-too-large");
export const PictureTooManyPixels = refusal("invalid", "picture-too-many-pixels");
