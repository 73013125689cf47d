import { expect, test } from "vitest";
import { safeAddress, safePicture } from "./safe-address.ts";

test("S3.06 a link leads to the web, to mail, to a telephone, or within the site, and nowhere else", () => {
  const good = [
    "https://a.test/x?y#z",
    "http://a.test",
    "mailto:a@b.test",
    "tel:+1555",
    "/give",
    "#top",
    "?page=2",
    "about",
  ];
  expect(good.map(safeAddress)).toEqual(good);
  const bad = [
    "javascript:x",
    " JavaScript:x",
    "java\tscript:x",
    "\u0001javascript:x",
    "\u200bjavascript:x",
    "vbscript:x",
    "data:text/html,x",
    "blob:x",
    "file:///x",
    "//evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "\t//evil.test",
    "weird.thing:x",
    "",
    " ",
    `https://a.test/${"x".repeat(2000)}`,
  ];
  expect(bad.map(safeAddress)).toEqual(bad.map(() => null));
});

test("an address is read as a browser reads it: what it throws away is gone", () => {
  expect(safeAddress("  https://a.test/\n ")).toBe("https://a.test/");
});

test("a picture comes from the gallery or by https", () => {
  expect(safePicture("/content/c/gallery/1/a.jpg?w=640")).toBe("/content/c/gallery/1/a.jpg?w=640");
  expect(safePicture("https://a.test/a.png")).toBe("https://a.test/a.png");
  for (const bad of [
    "http://a.test/a.png",
    "/api/x",
    "/content/../api",
    "/content/%2e%2e/api",
    "data:image/png,x",
    "a.png",
    "//a.test/x",
  ]) {
    expect(safePicture(bad)).toBeNull();
  }
});
