import { expect, test } from "vitest";
import { NOTHING_TYPED, readKeys } from "./read-keys.ts";

const type = (...chunks: string[]) => chunks.reduce(readKeys, NOTHING_TYPED);

test("Input is read up to the first Enter, whether it is typed or pasted", () => {
  expect(type("o", "ne", " two", "\r")).toEqual({ text: "one two", state: "done" });
  expect(type("one two\nthree")).toEqual({ text: "one two", state: "done" });
  expect(type("gefärbt 🙂")).toEqual({ text: "gefärbt 🙂", state: "typing" });
});

test("Backspace deletes one character of any size, and Ctrl-U deletes all", () => {
  expect(type("abc🙂", "\u007F", "\b").text).toBe("ab");
  expect(type("\u007F", "a").text).toBe("a");
  expect(type("wrong", "\u0015", "right").text).toBe("right");
});

test("Arrow keys and other special keys insert nothing", () => {
  for (const key of [
    "\u001B[D",
    "\u001B[A",
    "\u001B[3~",
    "\u001BOH",
    "\u001B[1;5C",
    "\u001B[200~",
    "\u001B",
    "\t",
    "\u001A",
  ])
    expect(type("ab", key, "c").text).toBe("abc");
});

test("Ctrl-C cancels the input, and Ctrl-D completes it", () => {
  expect(type("abc", "\u0003")).toEqual({ text: "", state: "cancelled" });
  expect(type("abc", "\u0004")).toEqual({ text: "abc", state: "done" });
});
