import { describe, expect, test } from "vitest";
import { centreWithin, cropToFill, fitWithin, shrinkUntil } from "./fit-image.ts";

describe("fitting a picture", () => {
  test("a large picture keeps its proportions and fits the box", () => {
    expect(fitWithin({ width: 4000, height: 1000 }, { width: 800, height: 400 })).toEqual({ width: 800, height: 200 });
    expect(fitWithin({ width: 1000, height: 4000 }, { width: 800, height: 400 })).toEqual({ width: 100, height: 400 });
  });

  test("a small picture is not blown up, and none vanishes", () => {
    expect(fitWithin({ width: 40, height: 20 }, { width: 800, height: 400 })).toEqual({ width: 40, height: 20 });
    expect(fitWithin({ width: 10_000, height: 1 }, { width: 100, height: 100 })).toEqual({ width: 100, height: 1 });
  });

  test("an icon stands in the middle of its square", () => {
    expect(centreWithin({ width: 200, height: 100 }, { width: 400, height: 400 })).toEqual({
      width: 400,
      height: 200,
      x: 0,
      y: 100,
    });
  });

  test("a portrait is cut from the middle", () => {
    expect(cropToFill({ width: 300, height: 200 }, { width: 100, height: 100 })).toEqual({
      width: 200,
      height: 200,
      x: 50,
      y: 0,
    });
  });

  test("a picture is drawn smaller until its text is short enough", () => {
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
