import { expect, test } from "vitest";
import { someFunds, someManagedGift } from "../testing/some-giving.ts";
import { fundsToChoose, managedChange, startManaged } from "./managed-draft.ts";

test("a change is sent with the displayed total, and with fund lines without the fee", () => {
  const gift = { ...someManagedGift, amount: 26.04, coveredFee: 1.04 };
  expect(managedChange("en", startManaged("en", gift), 2604)).toEqual({
    shownTotal: 26.04,
    funds: [{ id: "general", amount: 25 }],
    interval: { interval: "month", interval_count: 1 },
  });
});

test("fund lines without an amount are omitted, and an interval that the form does not offer is not changed", () => {
  const draft = startManaged("en", { ...someManagedGift, interval: { interval: "month", interval_count: 5 } });
  const lines = [...draft.lines, { key: 1, fundId: "missions", amount: "" }];
  expect(managedChange("en", { ...draft, lines }, 2500)).toEqual({
    shownTotal: 25,
    funds: [{ id: "general", amount: 25 }],
  });
});

test("a closed fund is still listed for the gift that goes to it", () => {
  const [, missions] = someFunds;
  expect(fundsToChoose(someManagedGift, missions ? [missions] : []).map(({ name }) => name)).toEqual([
    "Missions",
    "General Fund",
  ]);
});
