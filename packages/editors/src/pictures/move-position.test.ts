import { expect, test } from "vitest";
import { movePosition } from "./move-position.ts";

test("a text position stays next to the same words while text is inserted before and after it", () => {
  const position = "Come and ".length;
  expect(movePosition(position, "Come and see", "Come and see us")).toBe(position);
  expect(movePosition(position, "Come and see", "Do come and see")).toBe("Do come and ".length);
  expect(movePosition(position, "Come and see", "Come and really see")).toBe("Come and really ".length);
  expect(movePosition(position, "Come and see", "see")).toBe(0);
  expect(movePosition(3, "abc", "abc!")).toBe(4);
});
