import { expect, test } from "vitest";
import { safeAddress, safePicture } from "./safe-address.ts";

test("S3.06 a link may use http, https, mailto, tel or a path of the same site, and nothing else", () => {
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

test("whitespace around a URL is removed, as in browsers", () => {
  expect(safeAddress("  https://a.test/\n ")).toBe("https://a.test/");
});

test("an image URL must be a gallery path or use https", () => {
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
