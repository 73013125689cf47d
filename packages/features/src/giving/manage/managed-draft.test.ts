import { expect, test } from "vitest";
import { someFunds, someManagedGift } from "../testing/some-giving.ts";
import { fundsToChoose, managedChange, startManaged } from "./managed-draft.ts";

test("a gift is sent back with the total that was shown, and its funds without the fee", () => {
  const gift = { ...someManagedGift, amount: 26.04, coveredFee: 1.04 };
  expect(managedChange("en", startManaged("en", gift), 2604)).toEqual({
    shownTotal: 26.04,
    funds: [{ id: "general", amount: 25 }],
    interval: { interval: "month", interval_count: 1 },
  });
});

test("rows without an amount are left out, and an interval that forms do not offer stays as it is", () => {
  const draft = startManaged("en", { ...someManagedGift, interval: { interval: "month", interval_count: 5 } });
  const lines = [...draft.lines, { key: 1, fundId: "missions", amount: "" }];
  expect(managedChange("en", { ...draft, lines }, 2500)).toEqual({
    shownTotal: 25,
    funds: [{ id: "general", amount: 25 }],
  });
});

test("a fund that was closed since is still named for the gift that goes to it", () => {
  const [, missions] = someFunds;
  expect(fundsToChoose(someManagedGift, missions ? [missions] : []).map(({ name }) => name)).toEqual([
    "Missions",
    "General Fund",
  ]);
});
