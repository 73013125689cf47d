import { expect, test } from "vitest";
import { isDarkColour } from "./is-dark-colour.ts";

test("S5.11 a colour is dark when its brightness is below 156", () => {
  expect(isDarkColour("#9b9b9b")).toBe(true);
  expect(isDarkColour("#9c9c9c")).toBe(false);
  expect(isDarkColour("#000000")).toBe(true);
  expect(isDarkColour("#ffffff")).toBe(false);
});

test("S5.11 brightness weighs green most and blue least", () => {
  expect(isDarkColour("#00ff00")).toBe(true);
  expect(isDarkColour("#00ffff")).toBe(false);
  expect(isDarkColour("#ff00ff")).toBe(true);
});
