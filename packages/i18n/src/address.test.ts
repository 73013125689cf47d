import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../locales/de");
const INFORMAL = /\b(?:du|dich|dir|dein(?:e[mnrs]?)?|kannst|hast|bist|wirst|musst)\b/i;

test("German says Sie in every text, and du in none", () => {
  const texts = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"));
  expect(texts.length).toBeGreaterThan(3000);
  expect(texts.filter((text) => INFORMAL.test(text))).toEqual([]);
});
