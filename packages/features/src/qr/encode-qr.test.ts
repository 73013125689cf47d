import { encode } from "uqr";
import { expect, test } from "vitest";
import { encodeQr, qrPath, runsOf } from "./encode-qr.ts";

const LINK = "https://example.org/grace/give?fundId=abc12345678&amount=25&frequency=one_month";

test("the path draws exactly the dark modules of a QR code", () => {
  const qr = encodeQr(LINK);
  const drawn = Array.from({ length: qr.size }, () => Array.from({ length: qr.size }, () => false));
  for (const [, x = "", y = "", length = ""] of qrPath(qr).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  expect(drawn).toEqual(encode(LINK, { ecc: "Q", border: 4 }).data);
});

test("a QR code has a quiet zone of four modules", () => {
  const { size, data } = encodeQr(LINK);
  const edges = data.filter((_, y) => y < 4 || y >= size - 4).flat();
  expect(edges.includes(true)).toBe(false);
  expect(data.every((row) => !row.slice(0, 4).includes(true) && !row.slice(-4).includes(true))).toBe(true);
});

test("a row is split into its runs of dark modules", () => {
  expect(runsOf([true, true, false, true])).toEqual([
    { from: 0, length: 2 },
    { from: 3, length: 1 },
  ]);
  expect(runsOf([false, false])).toEqual([]);
});
