/** The shapes of pictures, as width by height; `0` is free form. They are folders of the gallery, and therefore texts. */
export const ASPECT_RATIOS = ["0", "1", "2", "3", "4", "1.33", "1.78", "0.5", "0.5625"] as const;
export type AspectRatio = (typeof ASPECT_RATIOS)[number];

export const isAspectRatio = (text: string): text is AspectRatio => ASPECT_RATIOS.some((ratio) => ratio === text);

/** The picture that the gallery's editor makes; of another shape, the largest that fits into it. */
export const GALLERY_OUTPUT = { width: 1280, height: 768 } as const;

/** Width and height of what the editor makes for a shape; free form keeps the shape that was cut. */
export function outputSize(ratio: number, output: { width: number; height: number } = GALLERY_OUTPUT) {
  if (!(ratio > 0)) return { ...output };
  const width = Math.min(output.width, Math.round(output.height * ratio));
  return { width, height: Math.round(width / ratio) };
}
