import { expect, test } from "vitest";
import { standingOf } from "./payout-standing.ts";

test("a payout agrees when its lines come to it in our books, to the cent", () => {
  expect(standingOf({ amount: 50.22, ours: 50.22 })).toEqual({ state: "agrees", apart: 0 });
  expect(standingOf({ amount: 0.3, ours: 0.1 + 0.2 })).toEqual({ state: "agrees", apart: 0 });
  expect(standingOf({ amount: 47.95, ours: 38.54 })).toEqual({ state: "differs", apart: 941 });
  expect(standingOf({ amount: 47.95, ours: 47.96 })).toEqual({ state: "differs", apart: -1 });
});

test("what nobody has told is not called a difference of nothing", () => {
  expect(standingOf({ amount: 10, ours: null })).toEqual({ state: "unknown", apart: null });
  expect(standingOf({ amount: -10, ours: null })).toEqual({ state: "failed", apart: null });
});
