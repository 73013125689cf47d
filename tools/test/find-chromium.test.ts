import { chmodSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { makeTree } from "../check/testing/make-tree.ts";
import { findChromium } from "./find-chromium.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("the browser in PLAYWRIGHT_CHROMIUM takes precedence", () => {
  vi.stubEnv("PLAYWRIGHT_CHROMIUM", "/opt/mine/chrome");
  expect(findChromium()).toBe("/opt/mine/chrome");
});

test("without PLAYWRIGHT_CHROMIUM the first executable browser in PATH is used", () => {
  const root = makeTree({ "a/chromium": "not a program", "b/google-chrome": "#!/bin/sh", "c/chromium": "#!/bin/sh" });
  for (const program of ["b/google-chrome", "c/chromium"]) chmodSync(join(root, program), 0o755);
  vi.stubEnv("PLAYWRIGHT_CHROMIUM", "");
  vi.stubEnv("PATH", ["a", "b", "c"].map((folder) => join(root, folder)).join(delimiter));
  expect(findChromium()).toBe(join(root, "b/google-chrome"));
});
