import { expect, test } from "vitest";
import { dateFormatOf } from "./date-format.ts";

test.each([
  ["en", "en-US", "MM/DD/YYYY"],
  ["en", "en-GB", "DD/MM/YYYY"],
  ["de", "de-DE", "TT.MM.JJJJ"],
  ["es", "es-MX", "DD/MM/AAAA"],
  ["fr", "fr-CA", "AAAA-MM-JJ"],
  ["it", "it-IT", "GG/MM/AAAA"],
  ["nb", "nb-NO", "DD.MM.ÅÅÅÅ"],
  ["pt", "pt-BR", "DD/MM/AAAA"],
  ["ru", "ru-RU", "ДД.ММ.ГГГГ"],
  ["fil", "fil-PH", "BB/AA/TTTT"],
  ["hi", "hi-IN", "DD/MM/YYYY"],
  ["ko", "ko-KR", "YYYY. MM. DD."],
  ["zh", "zh-CN", "YYYY/MM/DD"],
])("a date on a page in %s is typed in a browser in %s as %s", (language, browser, format) => {
  expect(dateFormatOf(language, browser)).toBe(format);
});

test("the letters are those of the page, the order is that of the browser", () => {
  expect(dateFormatOf("de", "en-US")).toBe("MM/TT/JJJJ");
});
