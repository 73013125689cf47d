import { expect, test } from "vitest";
import { withoutSummaries } from "./drop-summaries.ts";

test("browsers get every call without the line about it for the API page", () => {
  const call = `endpoint({\n  path: "/people",\n  summary:\n    "Says \\"hello\\", once",\n  answer: z.object({ summary: z.string() }),\n})`;
  expect(withoutSummaries(call).replaceAll(/\s+/g, " ")).toBe(
    `endpoint({ path: "/people", answer: z.object({ summary: z.string() }), })`,
  );
});
