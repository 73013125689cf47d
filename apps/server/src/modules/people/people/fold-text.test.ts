import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Appended to an ASCII text, it makes the functions treat the text as non-ASCII. */
const NON_ASCII = "é";
const ASCII = Array.from({ length: 127 }, (_, index) => String.fromCodePoint(index + 1));

test("a text is folded and indexed in the same way with and without non-ASCII characters", async () => {
  const texts = fc
    .sample(fc.array(fc.constantFrom(...ASCII, "ß", "Ø", "日"), { maxLength: 40 }), 300)
    .map((text) => text.join(""));
  const { rows } = await server.database.pool.query<{ text: string; folds: boolean; searches: boolean }>(
    `select text, fold_text(text) || fold_text($2) = fold_text(text || $2) as folds,
       search_text(text) || search_text($2) = search_text(text || $2) as searches
     from unnest($1::text[]) as text`,
    [[...ASCII, ASCII.join(""), ...texts], NON_ASCII],
  );
  expect(rows).toHaveLength(ASCII.length + 301);
  expect(rows.filter(({ folds, searches }) => !folds || !searches)).toEqual([]);
});
