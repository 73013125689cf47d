import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { GiveContext, giveFrom } from "./give-context.ts";
import { createTestBoot } from "./testing/create-test-boot.ts";
import { ThankYou } from "./thank-you.tsx";

const gift = {
  total: 2500,
  fee: 0,
  lines: [{ name: "Missions", amount: 2500 }],
  email: "vera@example.org",
  frequency: "one_month" as const,
  next: "2026-12-01",
};

const textOf = (beginsLater: boolean) =>
  render(
    <GiveContext value={giveFrom(createTestBoot())}>
      <ThankYou gift={{ ...gift, beginsLater }} isPending={false} isRepeat={false} onAgain={() => {}} />
    </GiveContext>,
  ).container.textContent;

test("a recurring gift that starts later announces a receipt for each gift, but none for today", () => {
  const later = textOf(true);
  expect(later).toContain("You weren't charged today.");
  expect(later).toContain("We'll send a receipt for each donation to vera@example.org.");
  expect(later).not.toContain("on its way");
  expect(textOf(false)).toContain("We're sending a receipt to vera@example.org.");
});
