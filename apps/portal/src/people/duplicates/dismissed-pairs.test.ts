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
  test("a pair has the same key in either order", () => {
    expect(pairKey([{ id: "b" }, { id: "a" }])).toBe(pairKey([{ id: "a" }, { id: "b" }]));
  });

  test("a dismissed pair is read back from storage", () => {
    const storage = memory();
    writeDismissed(storage, new Set(["a b"]));
    expect([...readDismissed(storage)]).toEqual(["a b"]);
  });

  test("missing or malformed storage dismisses no pair", () => {
    const storage = memory();
    expect(readDismissed(storage).size).toBe(0);
    storage.setItem("dismissed-duplicates", "{oops");
    expect(readDismissed(storage).size).toBe(0);
  });

  test("an error while writing to storage is ignored", () => {
    const closed = {
      setItem() {
        throw new Error("closed");
      },
    };
    expect(() => writeDismissed(closed, new Set(["a b"]))).not.toThrow();
  });
});
