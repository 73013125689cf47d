import { describe, expect, test } from "vitest";
import { centreWithin, cropToFill, fitWithin, shrinkUntil } from "./fit-image.ts";

describe("fitting an image", () => {
  test("a large image is scaled down to the box and keeps its aspect ratio", () => {
    expect(fitWithin({ width: 4000, height: 1000 }, { width: 800, height: 400 })).toEqual({ width: 800, height: 200 });
    expect(fitWithin({ width: 1000, height: 4000 }, { width: 800, height: 400 })).toEqual({ width: 100, height: 400 });
  });

  test("a small image is not enlarged, and no side becomes zero", () => {
    expect(fitWithin({ width: 40, height: 20 }, { width: 800, height: 400 })).toEqual({ width: 40, height: 20 });
    expect(fitWithin({ width: 10_000, height: 1 }, { width: 100, height: 100 })).toEqual({ width: 100, height: 1 });
  });

  test("an icon is centered in its square", () => {
    expect(centreWithin({ width: 200, height: 100 }, { width: 400, height: 400 })).toEqual({
      width: 400,
      height: 200,
      x: 0,
      y: 100,
    });
  });

  test("a portrait is cropped from the center", () => {
    expect(cropToFill({ width: 300, height: 200 }, { width: 100, height: 100 })).toEqual({
      width: 200,
      height: 200,
      x: 50,
      y: 0,
    });
  });

  test("an image is drawn smaller until its encoded text is short enough", () => {
    const drawn: number[] = [];
    const draw = ({ width }: { width: number }) => {
      drawn.push(width);
      return "x".repeat(width);
    };
    expect(shrinkUntil({ width: 100, height: 10 }, 60, draw)?.length).toBe(56);
    expect(drawn).toEqual([100, 75, 56]);
    expect(shrinkUntil({ width: 100, height: 10 }, 2, draw)).toBeNull();
  });
});
