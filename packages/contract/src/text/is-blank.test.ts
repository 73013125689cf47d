import { expect, test } from "vitest";
import { isBlank } from "./is-blank.ts";

test.each(["", " ", "\n\t", "\u200b", "\u00a0\u2060", "\u3164", "\u2800", "\ufeff", "\u200d\ufe0f", "\u202e"])(
  "%j is blank",
  (text) => expect(isBlank(text)).toBe(true),
);
test.each(["a", "\u200ba", ".", "👨‍👩‍👧", "❤️", "한", "०", "-"])("%j is not blank", (text) => {
  expect(isBlank(text)).toBe(false);
});
