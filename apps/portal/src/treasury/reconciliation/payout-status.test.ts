import { expect, test } from "vitest";
import { payoutStatus } from "./payout-status.ts";

test("a payout agrees if the ledger's total equals it to the cent", () => {
  expect(payoutStatus({ amount: 50.22, ours: 50.22 })).toEqual({ state: "agrees", apart: 0 });
  expect(payoutStatus({ amount: 0.3, ours: 0.1 + 0.2 })).toEqual({ state: "agrees", apart: 0 });
  expect(payoutStatus({ amount: 47.95, ours: 38.54 })).toEqual({ state: "differs", apart: 941 });
  expect(payoutStatus({ amount: 47.95, ours: 47.96 })).toEqual({ state: "differs", apart: -1 });
});

test("a payout without a ledger total has no difference and is unknown or failed", () => {
  expect(payoutStatus({ amount: 10, ours: null })).toEqual({ state: "unknown", apart: null });
  expect(payoutStatus({ amount: -10, ours: null })).toEqual({ state: "failed", apart: null });
});
