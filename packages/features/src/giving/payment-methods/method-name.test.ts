import { expect, test } from "vitest";
import { canPay, methodName } from "./method-name.ts";

test("G2.21 a saved method is its name with the last 4 digits", () => {
  expect(methodName({ name: "visa", last4: "4242" })).toBe("Visa ···· 4242");
  expect(methodName({ name: "STRIPE TEST BANK", last4: "6789" })).toBe("STRIPE TEST BANK ···· 6789");
  expect(methodName({ name: "PayPal", last4: "" })).toBe("PayPal");
});

test("G4.08 a bank account pays once it is verified, a card always", () => {
  expect(canPay({ type: "bank", status: "new" })).toBe(false);
  expect(canPay({ type: "bank", status: "verified" })).toBe(true);
  expect(canPay({ type: "card", status: "active" })).toBe(true);
});
