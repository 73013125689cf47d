import { expect, test } from "vitest";
import { withoutSummaries } from "./drop-summaries.ts";

test("summaries are removed from endpoints, and other fields stay", () => {
  const call = `endpoint({\n  path: "/people",\n  summary:\n    "Says \\"hello\\", once",\n  answer: z.object({ summary: z.string() }),\n})`;
  expect(withoutSummaries(call).replaceAll(/\s+/g, " ")).toBe(
    `endpoint({ path: "/people", answer: z.object({ summary: z.string() }), })`,
  );
});
