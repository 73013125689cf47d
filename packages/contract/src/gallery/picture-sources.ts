/** The longest alternative text of an image. */
export const MAX_ALT_LENGTH = 300;

/** The widths, in pixels, in which the server offers every image of the gallery. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1920] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export interface PictureSources {
  src: string;
  srcSet?: string;
  sizes?: string;
}

const GALLERY_URL = /^(?:https?:\/\/[^/?#]+)?\/content\/[\w-]+\/gallery\/[\d.]+\/[\w.-]+$/;

/**
 * Returns the attributes by which an `<img>` loads no larger file than it shows:
 * `<img {...pictureSources(url, "50vw")} alt="">`. The URL of an image outside our gallery stays as it is, because only
 * ours have several widths.
 */
export const pictureSources = (url: string, sizes: string): PictureSources =>
  GALLERY_URL.test(url)
    ? {
        src: `${url}?w=960`,
        srcSet: PICTURE_WIDTHS.map((width) => `${url}?w=${width} ${width}w`).join(", "),
        sizes,
      }
    : { src: url };
