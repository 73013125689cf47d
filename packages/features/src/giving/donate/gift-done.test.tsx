import type { Gift } from "@offertory/contract";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "../../testing/index.ts";
import { GiftDone } from "./gift-done.tsx";

const gift = (anchor: string): Gift => ({
  id: "card",
  type: "card",
  amount: 25,
  churchId: "church-grace",
  funds: [{ id: "missions", name: "Missions", amount: 25 }],
  interval: { interval: "month", interval_count: 1 },
  billing_cycle_anchor: Date.parse(anchor),
});

test.each([
  ["2026-12-01", "Nothing was charged today. We'll send a receipt for each donation to ada@example.org."],
  ["2026-11-15", "We'll email a receipt to ada@example.org."],
])("a recurring gift that starts on %s shows the receipt message: %s", async (start, promise) => {
  const made = { id: "g", type: "recurring" as const, gift: gift(start), isPending: false, isRepeat: false };
  await renderScreen(<GiftDone made={made} email="ada@example.org" today="2026-11-15" />);
  expect(screen.getByRole("status").textContent).toContain(promise);
});
