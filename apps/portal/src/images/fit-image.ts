export interface Size {
  width: number;
  height: number;
}

/** Returns the largest size that fits the box and keeps the proportions; a small picture is not enlarged. */
export function fitWithin(picture: Size, box: Size): Size {
  const scale = Math.min(1, box.width / picture.width, box.height / picture.height);
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
}

/** Centers a picture in a box, as large as fits. Small pictures are enlarged, because a favicon has a fixed size. */
export function centreWithin(picture: Size, box: Size): Size & { x: number; y: number } {
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  return { width, height, x: (box.width - width) / 2, y: (box.height - height) / 2 };
}

/** Returns the central part of a picture that has the proportions of the box; used for portraits. */
export function cropToFill(picture: Size, box: Size): Size & { x: number; y: number } {
  const scale = Math.min(picture.width / box.width, picture.height / box.height);
  const width = box.width * scale;
  const height = box.height * scale;
  return { width, height, x: (picture.width - width) / 2, y: (picture.height - height) / 2 };
}

const MIN_STEP = 1 / 8;

/** Draws the picture smaller and smaller until its data URL is short enough; null if even the smallest is too long. */
export function shrinkUntil(size: Size, longest: number, draw: (size: Size) => string): string | null {
  for (let scale = 1; scale >= MIN_STEP; scale *= 0.75) {
    const text = draw({
      width: Math.max(1, Math.round(size.width * scale)),
      height: Math.max(1, Math.round(size.height * scale)),
    });
    if (text.length <= longest) return text;
  }
  return null;
}
