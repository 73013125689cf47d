import { expect, test } from "vitest";
import { giveFrom } from "../give-context.ts";
import { createTestBoot } from "../testing/create-test-boot.ts";
import { outcomeOf } from "./outcome-of.ts";

const give = giveFrom(createTestBoot());

test.each(["succeeded", "pending", "active", "CREATED", "COMPLETED", "APPROVED"])(
  "G4.03 the status %s is success",
  (status) => {
    expect(outcomeOf(give, { id: "1", status })).toEqual({ kind: "given", isPending: status === "pending" });
  },
);

test("G4.03 any other status is an error", () => {
  for (const status of ["failed", "canceled", "", "requires_payment_method", "requires_action"])
    expect(outcomeOf(give, { id: "1", status })).toMatchObject({ kind: "failed" });
});

test("a bank that asks is no error, and neither is a gift that is under way", () => {
  expect(outcomeOf(give, { status: "requires_action", clientSecret: "s" })).toEqual({
    kind: "asks",
    clientSecret: "s",
  });
  expect(outcomeOf(give, { status: "processing" })).toEqual({ kind: "under-way" });
});

test("G8.01 a failed gift is told by the raw message, else by the error, else by our own words", () => {
  const textOf = (answer: object) => outcomeOf(give, answer);
  expect(textOf({ raw: { message: "Declined." }, error: "e" })).toEqual({ kind: "failed", text: "Declined." });
  expect(textOf({ error: "No such fund." })).toEqual({ kind: "failed", text: "No such fund." });
  expect(textOf({})).toEqual({ kind: "failed", text: "An unexpected error occurred. Please try again." });
});
