/** Everything a person can turn in the editor. */
export interface Cut {
  crop: { x: number; y: number };
  zoom: number;
  /** Degrees, clockwise. */
  rotation: number;
  /** Width by height of the cut-out where its shape is free; null takes that of the picture. */
  freeShape: number | null;
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
/** The ends of the slider for a free shape; a picture of its own may lie beyond. */
export const FREE_SHAPES = { tallest: 0.25, widest: 4 };

export const startCut = (): Cut => ({ crop: { x: 0, y: 0 }, zoom: 1, rotation: 0, freeShape: null });

export const zoomTo = (cut: Cut, zoom: number): Cut => ({ ...cut, zoom: Math.min(MAX_ZOOM, Math.max(1, zoom)) });

/** Turns on by a number of degrees; a whole turn is none. */
export const turnBy = (cut: Cut, degrees: number): Cut => ({
  ...cut,
  crop: { x: 0, y: 0 },
  rotation: (((cut.rotation + degrees) % 360) + 360) % 360,
});

/** The picture's own shape, as it lies now. */
function ownShape({ width, height }: Size, rotation: number): number {
  const turned = turnedSize({ width, height }, rotation);
  return turned.width / turned.height;
}

/** The shape of the cut-out: the one that is asked for, or, where that is 0, any. */
export const shapeOf = (cut: Cut, picture: Size, wanted: number): number =>
  wanted > 0 ? wanted : (cut.freeShape ?? ownShape(picture, cut.rotation));

/** The box that a turned picture takes. */
export function turnedSize({ width, height }: Size, rotation: number): Size {
  const [sine, cosine] = [Math.abs(Math.sin(radians(rotation))), Math.abs(Math.cos(radians(rotation)))];
  return { width: width * cosine + height * sine, height: width * sine + height * cosine };
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The largest size of a shape within a box; no wish for a shape is the box itself. */
export function sizeWithin(box: Size, shape: number): Size {
  if (!(shape > 0)) return box;
  const width = Math.max(1, Math.min(box.width, Math.round(box.height * shape)));
  return { width, height: Math.max(1, Math.round(width / shape)) };
}
