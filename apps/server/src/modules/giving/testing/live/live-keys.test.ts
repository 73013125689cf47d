import { expect, test } from "vitest";
import { readPaypalKeys, readStripeKeys } from "./live-keys.ts";

test("without keys the live suite says which variable is missing", () => {
  expect(readStripeKeys({})).toEqual({ missing: "STRIPE_TEST_KEY" });
  expect(readPaypalKeys({})).toEqual({ missing: "PAYPAL_TEST_CLIENT_ID and PAYPAL_TEST_SECRET" });
  expect(readPaypalKeys({ PAYPAL_TEST_CLIENT_ID: "A" })).toEqual({ missing: "PAYPAL_TEST_SECRET" });
});

test("the live suite refuses every key but one of the test mode", () => {
  for (const key of ["sk_live_1", "rk_live_1", "pk_test_1", "sk_sandbox_1", "sk_test_"]) {
    expect(() => readStripeKeys({ STRIPE_TEST_KEY: key })).toThrow(/no key of the test mode/);
  }
  const read = readStripeKeys({ STRIPE_TEST_KEY: "sk_test_1" });
  expect(read).toMatchObject({ account: { environment: "test", privateKey: "sk_test_1" } });
});

test("PayPal's keys are only ever used in its test world", () => {
  const read = readPaypalKeys({ PAYPAL_TEST_CLIENT_ID: "A", PAYPAL_TEST_SECRET: "E" });
  expect(read).toMatchObject({ account: { environment: "test", publicKey: "A", privateKey: "E" } });
});
