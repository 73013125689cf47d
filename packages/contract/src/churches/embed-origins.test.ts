import fc from "fast-check";
import { expect, test } from "vitest";
import { areEmbedOrigins, embedOriginsOf, readEmbedOrigin } from "./embed-origins.ts";

test("an address of a website becomes its origin as browsers write it", () => {
  expect(readEmbedOrigin("www.Grace.example")).toBe("https://www.grace.example");
  expect(readEmbedOrigin(" https://grace.example/give?a=1 ")).toBe("https://grace.example");
  expect(readEmbedOrigin("https://grace.example:443")).toBe("https://grace.example");
  expect(readEmbedOrigin("https://kirche-köln.example")).toBe("https://xn--kirche-kln-lcb.example");
  expect(readEmbedOrigin("http://localhost:8080")).toBe("http://localhost:8080");
  for (const wrong of [
    "",
    "http://grace.example",
    "ftp://grace.example",
    "https://*.example",
    "a b",
    "https://a;b",
    "data:x",
  ])
    expect([wrong, readEmbedOrigin(wrong)]).toEqual([wrong, null]);
});

test("no origin has a character with a meaning in a Content Security Policy", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((host) => `https://${host}`),
      ),
      (typed) => {
        const origin = readEmbedOrigin(typed);
        expect(origin === null || /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin)).toBe(true);
        expect(origin === null || areEmbedOrigins(origin)).toBe(true);
      },
    ),
  );
});

test("the setting's origins are read line by line, each once", () => {
  expect(embedOriginsOf("https://a.example\nhttps://b.example\nhttps://a.example\n*")).toEqual([
    "https://a.example",
    "https://b.example",
  ]);
  expect(embedOriginsOf("")).toEqual([]);
  expect(areEmbedOrigins("https://a.example\nhttps://B.example")).toBe(false);
});
