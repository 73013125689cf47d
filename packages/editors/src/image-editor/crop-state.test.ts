import { expect, test } from "vitest";
import { shapeOf, sizeWithin, initialCropState, rotateBy, rotatedSize, zoomTo } from "./crop-state.ts";

test("S9.03 the cropped size fits into its maximum size with the requested aspect ratio", () => {
  const gallery = { width: 1280, height: 768 };
  expect(sizeWithin(gallery, 1280 / 768)).toEqual(gallery);
  expect(sizeWithin(gallery, 1.78)).toEqual({ width: 1280, height: 719 });
  expect(sizeWithin(gallery, 1)).toEqual({ width: 768, height: 768 });
  expect(sizeWithin(gallery, 4)).toEqual({ width: 1280, height: 320 });
  expect(sizeWithin(gallery, 0.5625)).toEqual({ width: 432, height: 768 });
  expect(sizeWithin({ width: 400, height: 300 }, 0)).toEqual({ width: 400, height: 300 });
});

test("a free aspect ratio is that of the rotated image, unless the person chooses one", () => {
  const picture = { width: 1500, height: 1000 };
  expect(shapeOf(initialCropState(), picture, 0)).toBeCloseTo(1.5);
  expect(shapeOf(rotateBy(initialCropState(), 90), picture, 0)).toBeCloseTo(2 / 3);
  expect(shapeOf({ ...initialCropState(), freeAspectRatio: 2 }, picture, 0)).toBe(2);
  expect(shapeOf({ ...initialCropState(), freeAspectRatio: 2 }, picture, 1.78)).toBe(1.78);
  expect(shapeOf(initialCropState(), { width: 900, height: 100 }, 0)).toBe(9);
});

test("a rotation wraps around at 360 degrees, and the zoom is limited to 1 to 4", () => {
  expect(rotateBy(rotateBy(initialCropState(), 270), 90).rotation).toBe(0);
  expect(rotateBy(initialCropState(), -90).rotation).toBe(270);
  expect(zoomTo(initialCropState(), 9).zoom).toBe(4);
  expect(zoomTo(initialCropState(), 0.2).zoom).toBe(1);
  const lying = rotatedSize({ width: 300, height: 200 }, 90);
  expect([Math.round(lying.width), Math.round(lying.height)]).toEqual([200, 300]);
});
