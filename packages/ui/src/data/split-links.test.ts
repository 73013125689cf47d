import { expect, test } from "vitest";
import { splitLinks } from "./split-links.ts";

const linksIn = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

test("URLs in a text are found without the punctuation after them", () => {
  expect(linksIn("See https://example.org/a?b=c, and (http://example.org/d).")).toEqual([
    "https://example.org/a?b=c",
    "http://example.org/d",
  ]);
});

test("only http and https URLs become links", () => {
  for (const text of [
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://example.org",
    "www.example.org",
    "https://",
    "",
  ])
    expect(linksIn(text)).toEqual([]);
});

test("the parts add up to the original text", () => {
  for (const text of [
    "a https://example.org b",
    "https://example.org",
    "no link\nat all",
    "https://[bad https://ok.example/x!",
  ])
    expect(
      splitLinks(text)
        .map(({ text: part }) => part)
        .join(""),
    ).toBe(text);
});
