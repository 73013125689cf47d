import { describe, expect, test } from "vitest";
import { pairKey, readDismissed, writeDismissed } from "./dismissed-pairs.ts";

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe("dismissed pairs", () => {
  test("a pair has one name, whichever comes first", () => {
    expect(pairKey([{ id: "b" }, { id: "a" }])).toBe(pairKey([{ id: "a" }, { id: "b" }]));
  });

  test("what was dismissed is still dismissed when the page opens again", () => {
    const storage = memory();
    writeDismissed(storage, new Set(["a b"]));
    expect([...readDismissed(storage)]).toEqual(["a b"]);
  });

  test("damaged or missing notes dismiss nothing", () => {
    const storage = memory();
    expect(readDismissed(storage).size).toBe(0);
    storage.setItem("dismissed-duplicates", "{oops");
    expect(readDismissed(storage).size).toBe(0);
  });

  test("a browser that keeps nothing does not break the page", () => {
    const closed = {
      setItem() {
        throw new Error("closed");
      },
    };
    expect(() => writeDismissed(closed, new Set(["a b"]))).not.toThrow();
  });
});
