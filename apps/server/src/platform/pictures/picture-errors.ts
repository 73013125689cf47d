import { refusal } from "../errors/refusal.ts";

/** Nothing that we show: a drawing (SVG), a page, a document. */
export const NotAPicture = refusal("invalid", "picture-not-one");

/** What phones keep, and no browser shows. */
export const PictureIsHeic = refusal("invalid", "picture-heic");

/** It begins as a picture and is none: cut off on the way, or made to deceive. */
export const PictureDamaged = refusal("invalid", "picture-damaged");
export const PictureTooLarge = refusal("invalid", "picture-too-large");
export const PictureTooManyPixels = refusal("invalid", "picture-too-many-pixels");
