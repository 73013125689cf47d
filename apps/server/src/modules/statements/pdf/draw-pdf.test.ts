import type { StatementPaper } from "@offertory/contract";
import { formatShortDate, LANGUAGE_CODES } from "@offertory/i18n";
import { expect, test } from "vitest";
import { readPdf } from "../testing/read-pdf.ts";
import { drawPdf } from "./draw-pdf.ts";
import { splitRuns } from "./split-runs.ts";
import { wrapText } from "./wrap-text.ts";

const paper = ({ name = "Ann Lee", gifts = 1 }: { name?: string; gifts?: number }): StatementPaper => ({
  language: "en",
  size: "LETTER",
  title: "Giving statement 2026",
  period: "2026",
  madeOn: "Made today",
  church: { name: "Grace & Peace <Church>", lines: ["5 Hill Road"] },
  donor: { name, lines: [] },
  totals: {
    title: "Summary",
    head: { label: "Fund", amount: "Amount" },
    rows: [{ label: "General", amount: "$5.00" }],
    total: { label: "Total", amount: "$5.00" },
    deductible: null,
  },
  wording: "Nothing was given in return.",
  pageOf: "Page {{page}} of {{pages}}",
  gifts: {
    title: "All gifts",
    none: "None",
    head: { date: "Date", person: null, fund: "Fund", method: "Method", amount: "Amount" },
    rows: Array.from({ length: gifts }, (_, index) => ({
      kind: "gift" as const,
      date: `Day ${index}`,
      person: null,
      fund: "General",
      method: "Cash",
      amount: "$5.00",
    })),
  },
});

test("shaped text carries its original characters for screen readers and copying", async () => {
  const name = "हिन्दी क्षत्रिय";
  const bytes = Buffer.from(await drawPdf(paper({ name }), { compress: false }));
  // UTF-16: the first byte of each Devanagari character is 9, which the PDF writes as an escaped tab.
  const actualText = /\/ActualText \(þÿ([^]*?)\)\n/
    .exec(bytes.toString("latin1"))?.[1]
    ?.replaceAll("\\t", "\t")
    .replaceAll("\\(", "(");
  expect(actualText).toBe(Buffer.from(name, "utf16le").swap16().toString("latin1"));
  const { fonts } = readPdf(bytes);
  expect(fonts.some((font) => font.includes("Devanagari"))).toBe(true);
});

test("a character without a font becomes a question mark, and an invisible character is dropped", () => {
  const shown = (text: string) =>
    splitRuns(text, "regular")
      .map((run) => run.text)
      .join("");
  expect(shown("Ann שלום 🙂")).toBe("Ann ???? ?");
  expect(shown("Ann\u{e0041}")).toBe("Ann");
  expect(shown("e\u0301")).toBe("é");
});

test("many gifts span several numbered pages and are tagged as one table", async () => {
  const { pages, text, tags } = readPdf(await drawPdf(paper({ gifts: 80 })));
  expect(pages).toBe(3);
  for (const page of [1, 2, 3]) expect(text).toContain(`Page ${page} of 3`);
  for (const day of [0, 45, 79]) expect(text.split("\n")).toContain(`Day ${day}`);
  // The heading and rows of the gifts, and the rows of the totals; repeated headings are not in the structure.
  expect(tags).toMatchObject({ Table: 2, TR: 1 + 80 + 3 });
});

test.each(LANGUAGE_CODES)("the date of a gift fits on one line in every month, in %s", (language) => {
  const days = Array.from({ length: 12 }, (_, month) =>
    formatShortDate(language, `2026-${String(month + 1).padStart(2, "0")}-28`),
  );
  // 92 points is the width of the date column on A4, which is narrower than letter paper.
  expect(days.filter((day) => wrapText(day, 92, { size: 9.5, weight: "regular" }).length > 1)).toEqual([]);
});

test("lines break between words, between characters of scripts without spaces, and inside very long words", () => {
  const style = { size: 10, weight: "regular" } as const;
  expect(wrapText("one two three", 40, style)).toEqual(["one two", "three"]);
  expect(wrapText("一二三四五六七八", 40, style).length).toBeGreaterThan(1);
  expect(wrapText("a".repeat(50), 60, style).join("")).toBe("a".repeat(50));
  expect(wrapText("one\ntwo", 400, style)).toEqual(["one", "two"]);
});
