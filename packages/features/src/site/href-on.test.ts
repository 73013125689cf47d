import { expect, test } from "vitest";
import { hrefOn, linksOn } from "./href-on.ts";

test("a path is prefixed with the base path of the church's site", () => {
  expect(hrefOn("/grace", "/about")).toBe("/grace/about");
  expect(hrefOn("/grace", "/")).toBe("/grace");
  expect(hrefOn("", "/")).toBe("/");
  expect(hrefOn("", "/about")).toBe("/about");
});

test("all other URLs stay unchanged", () => {
  for (const address of ["https://example.org/x", "mailto:a@b.org", "#top", "//example.org", "/content/a/b.jpg", ""])
    expect(hrefOn("/grace", address)).toBe(address);
});

test("links in rich text get the same prefix", () => {
  const text = '<p>/about <a href="/about">us</a> <a href="https://x.org">x</a> <img src="/content/a.jpg"></p>';
  expect(linksOn("/grace", text)).toBe(text.replace('"/about"', '"/grace/about"'));
  expect(linksOn("", text)).toBe(text);
});
