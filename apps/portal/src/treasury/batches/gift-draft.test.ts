import { describe, expect, test } from "vitest";
import { makeGift } from "../testing/make-gift.ts";
import {
  addFundLine,
  bodyOfGift,
  draftOfGift,
  removeFundLine,
  nextGift,
  problemsOfGift,
  startGift,
  sumFundLines,
} from "./gift-draft.ts";

const empty = startGift("2026-11-08", "general");
const typed = {
  ...empty,
  person: { id: "ruth", name: "Ruth Boaz" },
  searched: "Ruth Boaz",
  checkNumber: " 1042 ",
  lines: [{ key: 0, fundId: "general", amount: "1,250.50" }],
};

describe("an offline gift", () => {
  test("is sent in dollars, with its check number", () => {
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

  test("needs an amount, but no donor", () => {
    expect(problemsOfGift("en", empty)).toEqual(["amount"]);
    expect(problemsOfGift("en", { ...typed, person: null, searched: "" })).toEqual([]);
  });

  test("a donor name that was typed but not chosen from the list is reported", () => {
    expect(problemsOfGift("en", { ...typed, person: null, searched: "Rut" })).toEqual(["donor"]);
    expect(problemsOfGift("en", { ...typed, searched: "Ruth Boa" })).toEqual(["donor"]);
  });

  test("the next gift keeps the fund, method and date, but not the donor", () => {
    const next = nextGift({ ...typed, method: "cash" });
    expect(next).toMatchObject({ person: null, searched: "", checkNumber: "", method: "cash", date: "2026-11-08" });
    expect(next.lines).toEqual([{ key: 0, fundId: "general", amount: "" }]);
  });

  test("G1.05 can be split across funds, and the amounts are added up in cents", () => {
    const split = addFundLine(typed, ["general", "missions"]);
    expect(split.lines[1]).toEqual({ key: 1, fundId: "missions", amount: "" });
    expect(problemsOfGift("en", split)).toEqual(["amount"]);
    expect(sumFundLines("en", [{ amount: "0.10" }, { amount: "0.20" }])).toBe(30);
    expect(removeFundLine(split, 1).lines).toEqual(typed.lines);
  });

  test("cash has no check number, and a recorded check is unchanged after a round trip through the form", () => {
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
