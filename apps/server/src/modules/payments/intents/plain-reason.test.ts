import { expect, test } from "vitest";
import { plainReason } from "./plain-reason.ts";

test.each([
  ["expired_card", "expired"],
  ["5400", "expired"],
  ["CARD_EXPIRED", "expired"],
  ["insufficient_funds", "funds"],
  ["5120", "funds"],
  ["authentication_required", "confirm"],
  ["authentication-needed", "confirm"],
  ["account_closed", "closed"],
  ["no_account", "closed"],
  ["generic_decline", "declined"],
  ["", "unknown"],
])("a payment with the failure code %j has the reason %s", (failureCode, reason) => {
  expect(plainReason({ status: "failed", failureCode })).toBe(reason);
});

test("a payment with the status requires_action has the reason confirm", () => {
  expect(plainReason({ status: "requires_action", failureCode: "" })).toBe("confirm");
});
