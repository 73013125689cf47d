import { expect, test } from "vitest";
import { createTestBoot } from "../testing/create-test-boot.ts";
import { startDraft } from "./draft.ts";
import { restoreVisitorDraft } from "./restore-draft.ts";

const kept = {
  ...startDraft(createTestBoot()),
  type: "recurring" as const,
  firstName: "Vera",
  email: "vera@example.org",
  notes: "For the roof",
  lines: [
    { key: 0, fundId: "missions", amount: "30" },
    { key: 1, fundId: "gone", amount: "1,250" },
  ],
  frequency: "two_week" as const,
  start: "2026-12-01",
  coverFee: true,
  begunAt: 12,
};

test("a stored draft is restored with its start time, and a missing fund becomes the default fund", () => {
  expect(restoreVisitorDraft(createTestBoot(), kept)).toEqual({
    ...kept,
    lines: [
      { key: 0, fundId: "missions", amount: "30" },
      { key: 1, fundId: "general", amount: "1,250" },
    ],
  });
});

test("the link's fund and amount override the stored draft, and a past start date becomes today", () => {
  const boot = createTestBoot({ fundId: "building", amount: "17" });
  expect(
    restoreVisitorDraft(boot, { ...kept, start: "2026-01-01", lines: [{ key: 0, fundId: "missions", amount: "5" }] }),
  ).toMatchObject({
    lines: [{ fundId: "building", amount: "17" }],
    start: "2026-11-15",
  });
});

test("a malformed stored draft is ignored", () => {
  const fresh = startDraft(createTestBoot());
  const broken: object = { lines: "x", type: 5, frequency: "never", firstName: {}, begunAt: "then", start: 7 };
  expect(restoreVisitorDraft(createTestBoot(), broken)).toEqual({ ...fresh, begunAt: expect.any(Number) });
  expect(restoreVisitorDraft(createTestBoot(), { lines: [] })).toMatchObject({ lines: fresh.lines });
});
