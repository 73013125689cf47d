import { expect, test } from "vitest";
import { movePlace } from "./move-place.ts";

test("a place in a text stays beside the same words while others are written before and behind it", () => {
  const place = "Come and ".length;
  expect(movePlace(place, "Come and see", "Come and see us")).toBe(place);
  expect(movePlace(place, "Come and see", "Do come and see")).toBe("Do come and ".length);
  expect(movePlace(place, "Come and see", "Come and really see")).toBe("Come and really ".length);
  expect(movePlace(place, "Come and see", "see")).toBe(0);
  expect(movePlace(3, "abc", "abc!")).toBe(4);
});
