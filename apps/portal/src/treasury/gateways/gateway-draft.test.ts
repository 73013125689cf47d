import { RATE_PRESETS, DEFAULT_RATES } from "@offertory/contract";
import { describe, expect, test } from "vitest";
import {
  changeOfGateway,
  draftOfRate,
  presetOf,
  problemsOfGateway,
  rateOfDraft,
  startGateway,
} from "./gateway-draft.ts";

describe("the fee rates of a gateway", () => {
  test("G1.06 a new gateway starts with the default rates", () => {
    const { card, bank } = startGateway("en", null);
    expect([rateOfDraft("en", card), rateOfDraft("en", bank)]).toEqual([DEFAULT_RATES.card, DEFAULT_RATES.bank]);
  });

  test("G1.06 every preset is unchanged after a round trip through the fields", () => {
    for (const name of ["usual", "nonprofit", "paypal"] as const) {
      expect(rateOfDraft("en", draftOfRate("en", RATE_PRESETS[name]))).toEqual(RATE_PRESETS[name]);
      expect(presetOf("en", draftOfRate("en", RATE_PRESETS[name]))).toBe(name);
    }
    expect(presetOf("en", { percent: "1.9", fixed: "0.30", cap: "" })).toBeNull();
  });

  test.each([
    { percent: "", fixed: "0.30", cap: "" },
    { percent: "21", fixed: "0.30", cap: "" },
    { percent: "2.999", fixed: "0.30", cap: "" },
    { percent: "2.9", fixed: "thirty", cap: "" },
    { percent: "2.9", fixed: "10.01", cap: "" },
    { percent: "2.9", fixed: "0.30", cap: "1000.01" },
    { percent: "-2", fixed: "0.30", cap: "" },
  ])("G1.06 $percent % and $fixed, at most $cap, is an invalid rate", (draft) => {
    expect(rateOfDraft("en", draft)).toBeNull();
  });

  test("G1.06 a decimal comma is accepted, and an empty fixed fee is zero", () => {
    expect(rateOfDraft("en", { percent: "2,9", fixed: "", cap: "5" })).toEqual({
      basisPoints: 290,
      fixed: 0,
      cap: 500,
    });
  });
});

describe("the keys of a gateway", () => {
  test("one key without the other is reported, no keys at all are allowed", () => {
    const draft = startGateway("en", null);
    expect(problemsOfGateway("en", draft)).toEqual([]);
    expect(problemsOfGateway("en", { ...draft, publicKey: "pk_test_1" })).toEqual(["privateKey"]);
    expect(problemsOfGateway("en", { ...draft, privateKey: "sk_test_1" })).toEqual(["publicKey"]);
  });

  test("empty keys are not sent, and the environment is sent only with PayPal keys", () => {
    const draft = startGateway("en", null);
    expect(Object.keys(changeOfGateway("en", draft)).toSorted()).toEqual(["enabled", "payFees", "rates"]);
    const keys = { publicKey: " client ", privateKey: " secret " };
    expect(changeOfGateway("en", { ...draft, ...keys })).not.toHaveProperty("environment");
    expect(changeOfGateway("en", { ...draft, ...keys, provider: "paypal", environment: "test" })).toMatchObject({
      publicKey: "client",
      privateKey: "secret",
      environment: "test",
    });
  });
});
