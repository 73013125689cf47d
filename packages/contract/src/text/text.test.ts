import { expect, test } from "vitest";
import { z } from "zod/mini";
import { text } from "./text.ts";

const Short = text(5);

test("a text is accepted up to its maximum length, in any script", () => {
  for (const taken of ["", "abcde", "漢字", "👍", "a\u200Bb", "a\nb"])
    expect([taken, Short.safeParse(taken).success]).toEqual([taken, true]);
  expect(Short.safeParse("abcdef").success).toBe(false);
});

test("a text with null characters or lone surrogates is refused before later rules run", () => {
  for (const refused of ["a\0b", "\uD83D", "\uDC4D", "\uDC4D\uD83D", "a\uD800b"])
    expect([refused, Short.safeParse(refused).success]).toEqual([refused, false]);
  const InAddress = text(5).check(z.refine((value) => encodeURIComponent(value).length < 40));
  expect(InAddress.safeParse("\uD83D").success).toBe(false);
});
