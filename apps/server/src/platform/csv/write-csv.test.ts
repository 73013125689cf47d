import { expect, test } from "vitest";
import { writeCsv } from "./write-csv.ts";

test("a cell that a spreadsheet would run is text, and a cell of two lines is one cell", () => {
  expect(writeCsv([["=1+1", "@now", "plain", "two\nlines", 'say "yes"']])).toBe(
    `'=1+1,'@now,plain,"two\nlines","say ""yes"""\r\n`,
  );
});
