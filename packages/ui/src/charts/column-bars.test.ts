import { expect, test } from "vitest";
import { hasRoomForColumns } from "./column-bars.tsx";

const formats = { exact: String, short: (value: number) => `$${value.toFixed(2)}`, tick: String };
const points = (value: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({ key: String(n), label: "", shortLabel: "", value }));

test("columns are used only if there is room for their value labels", () => {
  expect(hasRoomForColumns(points(5, 12), formats, 640)).toBe(true);
  expect(hasRoomForColumns(points(1288.5, 12), formats, 640)).toBe(false);
  expect(hasRoomForColumns(points(1288.5, 12), formats, 1000)).toBe(true);
  expect(hasRoomForColumns(points(5, 3), formats, 360)).toBe(false);
  expect(hasRoomForColumns([], formats, 640)).toBe(true);
});
