import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MAX_LESSON_FILE_BYTES } from "@offertory/contract";
import { expect, test } from "vitest";
import { MAX_BYTES } from "./upload-form.ts";

const GUIDE = readFileSync(join(import.meta.dirname, "../../../../../../docs/guide/running-in-production.md"), "utf8");
const MEBIBYTE = 1_048_576;
/** Allowance for the rest of the upload form besides the file. */
const FORM_BYTES = 100_000;

/** The body size limits of both proxies in the guide, in bytes. */
const limitsOf = (guide: string): number[] =>
  [/client_max_body_size (\d+)m;/, /max_size (\d+)MiB/].map((line) => Number(line.exec(guide)?.[1] ?? 0) * MEBIBYTE);

test("the proxies in the guide allow the server's largest upload, and at most 5 percent more", () => {
  const largest = Math.max(MAX_LESSON_FILE_BYTES, MAX_BYTES) + FORM_BYTES;
  for (const limit of limitsOf(GUIDE)) {
    expect(limit).toBeGreaterThanOrEqual(largest);
    expect(limit).toBeLessThan(largest * 1.05);
  }
});
