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
])("a payment that failed by %j is told as %s", (failureCode, reason) => {
  expect(plainReason({ status: "failed", failureCode })).toBe(reason);
});

test("a payment that waits for the donor's word is told as that", () => {
  expect(plainReason({ status: "requires_action", failureCode: "" })).toBe("confirm");
});
