// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { ShareBars } from "./share-bars.tsx";

const table = { columns: [], rows: [], rowKey: () => "", showLabel: "Show", hideLabel: "Hide" };
const widthsOf = (shares: readonly number[]) => {
  const parts = shares.map((share, index) => ({ key: String(index), label: "", share, text: "" }));
  const { container } = render(<ShareBars caption="By fund" parts={parts} table={table} />);
  const whole = Number(container.querySelector("svg")?.getAttribute("viewBox")?.split(" ")[2]);
  return [...container.querySelectorAll("rect")].map((bar) => Number(bar.getAttribute("width")) / whole);
};

test("a bar is as wide as its share of the whole, even if no part is the whole", () => {
  expect(widthsOf([0.76, 0.5, 0.17, 0])).toEqual([0.76, 0.5, 0.17, 0]);
});

test("a share below 0 has no bar, and one above 1 is not wider than the scale", () => {
  expect(widthsOf([-0.2, 1.2])).toEqual([0, 1]);
});
