import { expect, test } from "vitest";
import { payoutStatus } from "./payout-status.ts";

test("a payout agrees when its lines come to it in our books, to the cent", () => {
  expect(payoutStatus({ amount: 50.22, ours: 50.22 })).toEqual({ state: "agrees", apart: 0 });
  expect(payoutStatus({ amount: 0.3, ours: 0.1 + 0.2 })).toEqual({ state: "agrees", apart: 0 });
  expect(payoutStatus({ amount: 47.95, ours: 38.54 })).toEqual({ state: "differs", apart: 941 });
  expect(payoutStatus({ amount: 47.95, ours: 47.96 })).toEqual({ state: "differs", apart: -1 });
});

test("what nobody has told is not called a difference of nothing", () => {
  expect(payoutStatus({ amount: 10, ours: null })).toEqual({ state: "unknown", apart: null });
  expect(payoutStatus({ amount: -10, ours: null })).toEqual({ state: "failed", apart: null });
});
