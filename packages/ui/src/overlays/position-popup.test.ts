import { expect, test } from "vitest";
import { positionPopup } from "./position-popup.ts";

const view = { width: 360, height: 740 };
const menu = { width: 200, height: 180 };
const box = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

test("a popup is placed below its anchor with the requested alignment", () => {
  expect(positionPopup(box(300, 100), menu, view, { side: "bottom", align: "end" })).toMatchObject({
    top: 146,
    right: 20,
  });
  expect(positionPopup(box(20, 100), menu, view, { side: "bottom", align: "start" })).toMatchObject({
    top: 146,
    left: 20,
  });
  expect(positionPopup(box(160, 100), menu, view, { side: "bottom", align: "center" })).toMatchObject({ left: 80 });
});

test("a popup that would overflow the viewport is aligned with its anchor's other edge", () => {
  expect(positionPopup(box(20, 100), menu, view, { side: "bottom", align: "end" })).toMatchObject({ left: 20 });
  expect(positionPopup(box(300, 100), menu, view, { side: "bottom", align: "start" })).toMatchObject({ right: 20 });
});

test("a popup that fits neither edge keeps a margin", () => {
  const wide = { width: 330, height: 180 };
  expect(positionPopup(box(100, 100), wide, view, { side: "bottom", align: "end" })).toMatchObject({ left: 8 });
  expect(positionPopup(box(100, 100), wide, view, { side: "bottom", align: "start" })).toMatchObject({ right: 8 });
});

test("a popup flips to the side with more room, and its height is limited to that room", () => {
  expect(positionPopup(box(300, 690), menu, view, { side: "bottom", align: "end" })).toMatchObject({
    bottom: 56,
    side: "top",
  });
  expect(positionPopup(box(300, 20), menu, view, { side: "top", align: "end" })).toMatchObject({
    top: 66,
    side: "bottom",
  });
  const tall = { width: 200, height: 5000 };
  expect(positionPopup(box(300, 100), tall, view, { side: "bottom", align: "end" })).toMatchObject({
    top: 146,
    maxHeight: 586,
  });
});
