import { expect, test } from "vitest";
import { inOrder, moved } from "./moved-funds.ts";

test("a fund moves by one position, and not beyond the ends", () => {
  expect(moved(["a", "b", "c"], "c", -1)).toEqual(["a", "c", "b"]);
  expect(moved(["a", "b", "c"], "a", 1)).toEqual(["b", "a", "c"]);
  expect(moved(["a", "b"], "a", -1)).toEqual(["a", "b"]);
  expect(moved(["a", "b"], "b", 1)).toEqual(["a", "b"]);
  expect(moved(["a"], "z", 1)).toEqual(["a"]);
});

test("funds that are missing in the order come last", () => {
  expect(inOrder([{ id: "new" }, { id: "a" }, { id: "b" }], ["b", "a"])).toEqual([
    { id: "b" },
    { id: "a" },
    { id: "new" },
  ]);
});
