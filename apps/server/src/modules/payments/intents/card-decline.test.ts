import { expect, test } from "vitest";
import { findCardDecline } from "./card-decline.ts";

test.each([
  ["insufficient_funds", "card-funds-low"],
  ["5120", "card-funds-low"],
  ["expired_card", "card-expired"],
  ["invalid_expiry_year", "card-expired"],
  ["CARD_EXPIRED", "card-expired"],
  ["5400", "card-expired"],
  ["incorrect_cvc", "card-code-wrong"],
  ["00N7", "card-code-wrong"],
  ["incorrect_number", "card-number-wrong"],
  ["5180", "card-number-wrong"],
  ["generic_decline", "card-refused"],
  ["card_declined", "card-refused"],
  ["INSTRUMENT_DECLINED", "card-refused"],
  ["do_not_honor", "card-refused"],
  ["9500", "card-refused"],
  ["5100", "card-refused"],
])("the code %s of a provider is shown as %s", (code, decline) => {
  expect(findCardDecline(code)).toBe(decline);
});

test("a donor is told the same about a lost, stolen or fraudulent card as about any declined one", () => {
  for (const code of ["lost_card", "stolen_card", "pickup_card", "fraudulent"])
    expect(findCardDecline(code)).toBe("card-refused");
});

test("a code that is not about a declined card keeps the provider's words", () => {
  for (const code of ["", "processing_error", "authentication_required", "amount_too_small", "resource_missing"])
    expect(findCardDecline(code)).toBeNull();
});
