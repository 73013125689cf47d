/** How the image is cropped: position, zoom, rotation and aspect ratio. */
export interface CropState {
  crop: { x: number; y: number };
  zoom: number;
  /** In degrees, clockwise. */
  rotation: number;
  /** The aspect ratio (width by height) that the person chose when it is free; null for that of the image. */
  freeAspectRatio: number | null;
}

export interface Size {
  width: number;
  height: number;
}
export interface Area extends Size {
  x: number;
  y: number;
}

export const MAX_ZOOM = 4;
/** The limits of the slider for a free aspect ratio. An image's own ratio may be beyond them. */
export const FREE_ASPECT_RATIOS = { tallest: 0.25, widest: 4 };

export const initialCropState = (): CropState => ({
  crop: { x: 0, y: 0 },
  zoom: 1,
  rotation: 0,
  freeAspectRatio: null,
});

export const zoomTo = (cut: CropState, zoom: number): CropState => ({
  ...cut,
  zoom: Math.min(MAX_ZOOM, Math.max(1, zoom)),
});

/** Rotates by some degrees, modulo 360. */
export const rotateBy = (cut: CropState, degrees: number): CropState => ({
  ...cut,
  crop: { x: 0, y: 0 },
  rotation: (((cut.rotation + degrees) % 360) + 360) % 360,
});

/** Returns the aspect ratio of the rotated image. */
function rotatedAspectRatio({ width, height }: Size, rotation: number): number {
  const rotated = rotatedSize({ width, height }, rotation);
  return rotated.width / rotated.height;
}

/** Returns the aspect ratio of the crop: the requested one, or the free one when that is 0. */
export const shapeOf = (cut: CropState, picture: Size, requested: number): number =>
  requested > 0 ? requested : (cut.freeAspectRatio ?? rotatedAspectRatio(picture, cut.rotation));

/** Returns the bounding box of the rotated image. */
export function rotatedSize({ width, height }: Size, rotation: number): Size {
  const [sine, cosine] = [Math.abs(Math.sin(radians(rotation))), Math.abs(Math.cos(radians(rotation)))];
  return { width: width * cosine + height * sine, height: width * sine + height * cosine };
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the largest size with this aspect ratio that fits into the box; the whole box when the ratio is 0. */
export function sizeWithin(box: Size, shape: number): Size {
  if (!(shape > 0)) return box;
  const width = Math.max(1, Math.min(box.width, Math.round(box.height * shape)));
  return { width, height: Math.max(1, Math.round(width / shape)) };
}
