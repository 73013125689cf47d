import { markdownToHtml } from "@offertory/contract/rich-text/markdown-to-html";
import { expect, test } from "vitest";
import { changeTable, findTable, insertTable } from "./change-table.ts";

const TABLE = "| Name | Age |\n| --- | ---: |\n| Anna | 12 |\n| Ben | 14 |";
const at = (text: string, search: string) => {
  const start = text.indexOf(search);
  return { text, start, end: start };
};
const change = (search: string, action: Parameters<typeof changeTable>[1]) =>
  changeTable(at(TABLE, search), action).text;

test("S2.26 a table with a header row is inserted below the line of the cursor", () => {
  const inserted = insertTable({ text: "Ages\nnext", start: 2, end: 2 });
  expect(inserted.text).toBe("Ages\n\n|  |  |  |\n| --- | --- | --- |\n|  |  |  |\n|  |  |  |\n\nnext");
  expect(findTable(inserted)).toMatchObject({ row: 0, column: 0 });
  expect(markdownToHtml(inserted.text).match(/<th>/g)).toHaveLength(3);
});

test("S2.26 rows and columns are added beside the cursor and deleted at it", () => {
  expect(change("Anna", "rowBelow")).toContain("| Anna | 12 |\n|  |  |\n| Ben | 14 |");
  expect(change("Anna", "rowAbove")).toContain("| --- | ---: |\n|  |  |\n| Anna | 12 |");
  expect(change("Name", "rowAbove")).toContain("| --- | ---: |\n|  |  |\n| Anna | 12 |");
  expect(change("Ben", "deleteRow")).toBe("| Name | Age |\n| --- | ---: |\n| Anna | 12 |");
  expect(change("12", "columnRight")).toBe(
    "| Name | Age |  |\n| --- | ---: | --- |\n| Anna | 12 |  |\n| Ben | 14 |  |",
  );
  expect(change("Anna", "columnLeft").split("\n")[2]).toBe("|  | Anna | 12 |");
  expect(change("14", "deleteColumn")).toBe("| Name |\n| --- |\n| Anna |\n| Ben |");
  expect(change("14", "deleteTable")).toBe("");
});

test("S2.26 the cursor stays in its cell, and an escaped pipe does not separate cells", () => {
  const below = changeTable(at(TABLE, "14"), "columnLeft");
  expect(findTable(below)).toMatchObject({ row: 2, column: 1 });
  const text = ["| a \\| b | c |", "| --- | --- |"].join("\n");
  expect(findTable(at(text, "c"))).toMatchObject({ column: 1, rows: [[String.raw`a \| b`, "c"]] });
  expect(findTable({ text: "a | b", start: 1, end: 1 })).toBeNull();
});
