import { expect, test } from "vitest";
import { outcomeOf } from "./outcome-of.ts";

test.each(["succeeded", "pending", "CREATED", "COMPLETED", "APPROVED"])("G4.03 the status %s is success", (status) => {
  for (const type of ["once", "recurring"] as const)
    expect(outcomeOf(type, { id: "1", status })).toEqual({ kind: "given", isPending: status === "pending" });
});

test("G4.03 the status active is a success only for a recurring gift", () => {
  expect(outcomeOf("recurring", { id: "1", status: "active" })).toEqual({ kind: "given", isPending: false });
  expect(outcomeOf("once", { id: "1", status: "active" })).toEqual({ kind: "unexpected" });
});

test("G4.03 any other status is an error", () => {
  for (const status of ["failed", "canceled", "", "requires_payment_method", "requires_action"])
    expect(outcomeOf("once", { id: "1", status })).toEqual({ kind: "unexpected" });
});

test("requires_action with a client secret asks the bank, and processing leaves the gift open", () => {
  expect(outcomeOf("once", { status: "requires_action", clientSecret: "s" })).toEqual({
    kind: "asks",
    clientSecret: "s",
  });
  expect(outcomeOf("once", { status: "processing" })).toEqual({ kind: "open" });
});
