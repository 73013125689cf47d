import { expect, test } from "vitest";
import { isDarkColor } from "./is-dark-color.ts";

test("S5.11 a color is dark when its brightness is below 156", () => {
  expect(isDarkColor("#9b9b9b")).toBe(true);
  expect(isDarkColor("#9c9c9c")).toBe(false);
  expect(isDarkColor("#000000")).toBe(true);
  expect(isDarkColor("#ffffff")).toBe(false);
});

test("S5.11 brightness weighs green most and blue least", () => {
  expect(isDarkColor("#00ff00")).toBe(true);
  expect(isDarkColor("#00ffff")).toBe(false);
  expect(isDarkColor("#ff00ff")).toBe(true);
});
