// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { forgetDraft, keepDraft, readDraft } from "./draft-store.ts";

beforeEach(() => localStorage.clear());

test("S2.25 a draft is stored under its key and is not found under another key", () => {
  keepDraft("ada:1", "Hello", new Date("2026-03-01T10:00:00Z"));
  expect(readDraft("ada:1")).toEqual({ text: "Hello", at: "2026-03-01T10:00:00.000Z" });
  expect(readDraft("grace:1")).toBeNull();
  forgetDraft("ada:1");
  expect(readDraft("ada:1")).toBeNull();
});

test("malformed stored data is not read as a draft", () => {
  for (const kept of ["{", "7", "{}", '{"text":1,"at":"x"}', '{"text":"a","at":"never"}', "null"]) {
    localStorage.setItem("offertory:draft:ada:1", kept);
    expect(readDraft("ada:1")).toBeNull();
  }
});
