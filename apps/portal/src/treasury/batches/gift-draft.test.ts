import { describe, expect, test } from "vitest";
import { makeGift } from "../testing/make-gift.ts";
import {
  addShare,
  bodyOfGift,
  draftOfGift,
  dropShare,
  nextGift,
  problemsOfGift,
  startGift,
  sumOfShares,
} from "./gift-draft.ts";

const empty = startGift("2026-11-08", "general");
const typed = {
  ...empty,
  person: { id: "ruth", name: "Ruth Boaz" },
  searched: "Ruth Boaz",
  checkNumber: " 1042 ",
  shares: [{ key: 0, fundId: "general", amount: "1,250.50" }],
};

describe("a gift that is entered by hand", () => {
  test("goes to the server in dollars, with its check number", () => {
    expect(problemsOfGift("en", typed)).toEqual([]);
    expect(bodyOfGift("en", typed, "batch-1")).toEqual({
      batchId: "batch-1",
      personId: "ruth",
      donationDate: "2026-11-08",
      method: "check",
      methodDetails: "1042",
      notes: "",
      funds: [{ id: "general", amount: 1250.5 }],
    });
  });

  test("needs an amount, and may be nobody's", () => {
    expect(problemsOfGift("en", empty)).toEqual(["amount"]);
    expect(problemsOfGift("en", { ...typed, person: null, searched: "" })).toEqual([]);
  });

  test("a name that was typed and not chosen is told, never taken for nobody", () => {
    expect(problemsOfGift("en", { ...typed, person: null, searched: "Rut" })).toEqual(["donor"]);
    expect(problemsOfGift("en", { ...typed, searched: "Ruth Boa" })).toEqual(["donor"]);
  });

  test("the next one keeps the fund and the way, and nothing of the donor", () => {
    const next = nextGift({ ...typed, method: "cash" });
    expect(next).toMatchObject({ person: null, searched: "", checkNumber: "", method: "cash", date: "2026-11-08" });
    expect(next.shares).toEqual([{ key: 0, fundId: "general", amount: "" }]);
  });

  test("G1.05 is split across funds, whose amounts add up to the cent", () => {
    const split = addShare(typed, ["general", "missions"]);
    expect(split.shares[1]).toEqual({ key: 1, fundId: "missions", amount: "" });
    expect(problemsOfGift("en", split)).toEqual(["amount"]);
    expect(sumOfShares("en", [{ amount: "0.10" }, { amount: "0.20" }])).toBe(30);
    expect(dropShare(split, 1).shares).toEqual(typed.shares);
  });

  test("cash has no check number, and a recorded gift comes back into the fields as it was", () => {
    expect(bodyOfGift("en", { ...typed, method: "cash" }, "b").methodDetails).toBe("");
    const gift = makeGift({
      provider: null,
      method: "check",
      methodDetails: "7",
      amount: 12.3,
      funds: [{ id: "general", name: "General", amount: 12.3 }],
    });
    expect(bodyOfGift("en", draftOfGift("en", gift), gift.batchId)).toMatchObject({
      personId: "ruth",
      method: "check",
      methodDetails: "7",
      funds: [{ id: "general", amount: 12.3 }],
    });
  });
});
