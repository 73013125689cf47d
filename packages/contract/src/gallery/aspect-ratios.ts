/**
 * The aspect ratios of images, as width divided by height; `0` is free. They are strings, because they name folders of
 * the gallery.
 */
export const ASPECT_RATIOS = ["0", "1", "2", "3", "4", "1.33", "1.78", "0.5", "0.5625"] as const;
export type AspectRatio = (typeof ASPECT_RATIOS)[number];

export const isAspectRatio = (text: string): text is AspectRatio => ASPECT_RATIOS.some((ratio) => ratio === text);

/**
 * The size of the images that the gallery's editor makes, in pixels. Other aspect ratios get the largest size that fits
 * into it.
 */
export const GALLERY_OUTPUT = { width: 1280, height: 768 } as const;
