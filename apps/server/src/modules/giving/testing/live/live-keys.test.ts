import { expect, test } from "vitest";
import { readPaypalKeys, readStripeKeys } from "./live-keys.ts";

test("the live suite names the missing variable when it has no keys", () => {
  expect(readStripeKeys({})).toEqual({ missing: "STRIPE_TEST_KEY" });
  expect(readPaypalKeys({})).toEqual({ missing: "PAYPAL_TEST_CLIENT_ID and PAYPAL_TEST_SECRET" });
  expect(readPaypalKeys({ PAYPAL_TEST_CLIENT_ID: "A" })).toEqual({ missing: "PAYPAL_TEST_SECRET" });
});

test("the live suite accepts a secret Stripe key of test mode and refuses live, publishable and sandbox keys", () => {
  for (const key of ["sk_live_1", "rk_live_1", "pk_test_1", "sk_sandbox_1", "sk_test_"]) {
    expect(() => readStripeKeys({ STRIPE_TEST_KEY: key })).toThrow(/no key of the test mode/);
  }
  const read = readStripeKeys({ STRIPE_TEST_KEY: "sk_test_1" });
  expect(read).toMatchObject({ account: { environment: "test", privateKey: "sk_test_1" } });
});

test("PayPal keys are used only in PayPal's test environment", () => {
  const read = readPaypalKeys({ PAYPAL_TEST_CLIENT_ID: "A", PAYPAL_TEST_SECRET: "E" });
  expect(read).toMatchObject({ account: { environment: "test", publicKey: "A", privateKey: "E" } });
});
