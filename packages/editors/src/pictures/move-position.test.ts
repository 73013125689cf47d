import { expect, test } from "vitest";
import { movePosition } from "./move-position.ts";

test("a place in a text stays beside the same words while others are written before and behind it", () => {
  const position = "Come and ".length;
  expect(movePosition(position, "Come and see", "Come and see us")).toBe(position);
  expect(movePosition(position, "Come and see", "Do come and see")).toBe("Do come and ".length);
  expect(movePosition(position, "Come and see", "Come and really see")).toBe("Come and really ".length);
  expect(movePosition(position, "Come and see", "see")).toBe(0);
  expect(movePosition(3, "abc", "abc!")).toBe(4);
});
