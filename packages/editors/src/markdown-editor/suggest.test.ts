import { readFileSync } from "node:fs";
import { TEXT_ICONS } from "@offertory/contract/rich-text/text-icons";
import { expect, test } from "vitest";
import { EMOJI } from "./emoji.ts";
import { findSuggestionQuery, MAX_SUGGESTIONS, suggest } from "./suggest.ts";

test("S9.04 at most ten suggestions are offered, and names that start with the query come first", () => {
  expect(MAX_SUGGESTIONS).toBe(10);
  for (const query of ["a", "he", "star", "o"]) expect(suggest(query).length).toBeLessThanOrEqual(10);
  expect(suggest("a")).toHaveLength(10);
  expect(
    suggest("heart")
      .map(({ name }) => name)
      .slice(0, 2),
  ).toEqual(["heart", "icon-heart"]);
  expect(suggest("zzz")).toEqual([]);
});

test("S2.26 letters after a colon open suggestions; a time, a URL and a colon within a word do not", () => {
  expect(findSuggestionQuery("So :he", 6)).toEqual({ search: "he", start: 3 });
  expect(findSuggestionQuery(":He", 3)).toEqual({ search: "he", start: 0 });
  for (const text of ["10:30", "https:x", "a:b", ":", "so :) x", ": he"])
    expect(findSuggestionQuery(text, text.length)).toBeNull();
});

test("S2.26 there are more than 300 emoji with unique names", () => {
  expect(EMOJI.length).toBeGreaterThan(300);
  expect(new Set(EMOJI.map(({ name }) => name)).size).toBe(EMOJI.length);
  for (const { name, sign } of EMOJI) {
    expect(name).toMatch(/^[a-z_]+$/);
    expect(sign).toMatch(/^[^\p{ASCII}]|^\d\u{fe0f}/u);
  }
});

test("S2.26 every icon has a CSS rule", () => {
  const css = readFileSync(new URL("../../../ui/src/text-icons.css", import.meta.url), "utf8");
  expect(TEXT_ICONS.filter((icon) => !css.includes(`.${icon} {`))).toEqual([]);
});
