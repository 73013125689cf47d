import { expect, test } from "vitest";
import { completeAddress, finishLink, newLink, problemOf } from "./link-draft.ts";

test("S9.04 a new link points to https:// in the same window, and is invalid without a host", () => {
  const link = newLink("Give");
  expect([link.url, link.target, link.look.appearance]).toEqual(["https://", "_self", "link"]);
  expect(problemOf(link)).toBe("address");
});

test("a host name is completed to https, and an email address to mailto", () => {
  expect(completeAddress("grace.org")).toBe("https://grace.org");
  expect(completeAddress(" grace.org/visit?x=1 ")).toBe("https://grace.org/visit?x=1");
  expect(completeAddress("ada@grace.org")).toBe("mailto:ada@grace.org");
  expect(completeAddress("/give")).toBe("/give");
  expect(completeAddress("tel:+1555")).toBe("tel:+1555");
});

test("S3.06 an unsafe or empty URL is refused", () => {
  for (const bad of ["javascript:x", "https://", "https:", "mailto:", "data:x", "//x.test", ""]) {
    expect(completeAddress(bad)).toBeNull();
  }
});

test("a link without text shows its URL", () => {
  expect(finishLink({ ...newLink(" "), url: "grace.org" }).text).toBe("grace.org");
});

test("S2.25 a URL with a space in its host is refused", () => {
  expect(completeAddress("https://exa mple.org")).toBeNull();
  expect(completeAddress("https://example.org/a b")).toBe("https://example.org/a b");
});
