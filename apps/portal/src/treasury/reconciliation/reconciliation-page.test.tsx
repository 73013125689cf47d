import { can, type Difference } from "@offertory/contract";
import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { type PageChanges, showPage } from "../../testing/show-page.tsx";
import { makeComparison, makeGateway, makePayout } from "../testing/make-gift.ts";
import { ReconciliationPage } from "./reconciliation-page.tsx";

const difference: Difference = {
  kind: "foreign",
  what: "charge",
  transactionId: "txn_9",
  sourceId: "ch_9",
  donationId: null,
  payoutId: "po_2",
  at: "2026-11-06T12:00:00.000Z",
  theirAmount: 10,
  ourAmount: null,
  theirFee: 0.59,
  ourFee: null,
  repaired: false,
};
const payouts = [
  makePayout({ id: "txn_2", payoutId: "po_2", amount: 47.95, ours: 38.54 }),
  makePayout(),
  makePayout({ id: "txn_3", payoutId: "PP-3", lines: null, ours: null, comparedAt: null }),
];
const answers = {
  "GET /gateways": [makeGateway()],
  "GET /reconciliations": [makeComparison({ open: 1 })],
  "GET /reconciliations/comparison-1": { ...makeComparison({ open: 1 }), differences: [difference] },
  "GET /payouts": { payouts, next: null },
};
const show = <More extends string = never>(more: PageChanges<More> = {}) =>
  showPage(
    {
      page: <ReconciliationPage />,
      path: "/treasury/reconciliation",
      may: [can.viewDonations],
      answers,
    },
    more,
  );

describe("the reconciliation page", () => {
  test("each payout shows its id, its amounts and their difference", async () => {
    await show();
    const box = await screen.findByRole("region", { name: "Payouts to your bank" });
    await within(box).findByText("po_1");
    const [, differs, agrees, unknown] = within(box).getAllByRole("row");
    expect(agrees?.textContent).toContain("Stripe · po_1");
    expect(agrees?.textContent).toContain("$50.22$50.22$0.00");
    expect(agrees?.textContent).toContain("Matches");
    expect(differs?.textContent).toContain("$47.95$38.54$9.41");
    expect(differs?.textContent).toContain("Doesn't match");
    expect(unknown?.textContent).toContain("Not reconciled");
    expect(unknown?.textContent).not.toContain("$0.00");
  });

  test("a difference shows its payout", async () => {
    await show({ at: "/treasury/reconciliation?comparison=comparison-1" });
    const table = await screen.findByRole("table", { name: "Differences" });
    expect(within(table).getAllByRole("row")[1]?.textContent).toContain("Payout po_2");
  });

  test("comparisons are shown even if payouts fail to load", async () => {
    await show({ answers: { ...answers, "GET /payouts": new Response("", { status: 400 }) } });
    await screen.findByText("We couldn't load this");
    expect(await screen.findByRole("region", { name: "Reconciliations" })).toBeTruthy();
  });
});
