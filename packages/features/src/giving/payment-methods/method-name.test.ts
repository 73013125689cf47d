import { expect, test } from "vitest";
import { canPay, methodName, nameAmong } from "./method-name.ts";

test("G2.21 a saved payment method is shown with its name and last 4 digits", () => {
  expect(methodName({ name: "visa", last4: "4242" })).toBe("Visa •••• 4242");
  expect(methodName({ name: "STRIPE TEST BANK", last4: "6789" })).toBe("STRIPE TEST BANK •••• 6789");
  expect(methodName({ name: "PayPal", last4: "" })).toBe("PayPal");
});

test("saved cards with the same name and digits are distinguished by expiry date, then by a number", () => {
  const card = (id: string, exp_year: number | null, last4 = "4242") => ({
    id,
    name: "visa",
    last4,
    exp_month: exp_year && 7,
    exp_year,
  });
  const names = (...cards: ReturnType<typeof card>[]) => cards.map((each) => nameAmong(each, cards));
  expect(names(card("a", 2030), card("b", 2031, "1111"))).toEqual(["Visa •••• 4242", "Visa •••• 1111"]);
  expect(names(card("a", 2030), card("b", 2031))).toEqual(["Visa •••• 4242 · 07/30", "Visa •••• 4242 · 07/31"]);
  expect(names(card("a", 2030), card("b", 2030))).toEqual(["Visa •••• 4242 · 07/30 (1)", "Visa •••• 4242 · 07/30 (2)"]);
  expect(names(card("a", null), card("b", null))).toEqual(["Visa •••• 4242 (1)", "Visa •••• 4242 (2)"]);
});

test("G4.08 a bank account pays once it is verified, a card always", () => {
  expect(canPay({ type: "bank", status: "new" })).toBe(false);
  expect(canPay({ type: "bank", status: "verified" })).toBe(true);
  expect(canPay({ type: "card", status: "active" })).toBe(true);
});
