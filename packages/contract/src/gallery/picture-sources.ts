/** What a picture says to who cannot see it. */
export const MAX_ALT_LENGTH = 300;

/** The widths in which every picture of the gallery can be had. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1920] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export interface PictureSources {
  src: string;
  srcSet?: string;
  sizes?: string;
}

const OWN = /^(?:https?:\/\/[^/?#]+)?\/content\/[\w-]+\/gallery\/[\d.]+\/[\w.-]+$/;

/**
 * What an `<img>` needs to load no more of a picture than it shows: `<img {...pictureSources(url, "50vw")} alt="">`.
 * A picture of another place stays as it is, because only ours come in several widths.
 */
export const pictureSources = (url: string, sizes: string): PictureSources =>
  OWN.test(url)
    ? {
        src: `${url}?w=960`,
        srcSet: PICTURE_WIDTHS.map((width) => `${url}?w=${width} ${width}w`).join(", "),
        sizes,
      }
    : { src: url };
