import { expect, test } from "vitest";
import { writeCsv } from "./write-csv.ts";

test("formulas become text, and line breaks and quotation marks stay within one cell", () => {
  expect(writeCsv([["=1+1", "@now", "plain", "two\nlines", 'say "yes"']])).toBe(
    `'=1+1,'@now,plain,"two\nlines","say ""yes"""\r\n`,
  );
});
