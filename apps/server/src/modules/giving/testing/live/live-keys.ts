import type { Account } from "../../../payment-providers/index.ts";

/** A test account, or the names of the environment variables that are missing. */
export type Keys = { account: Account } | { missing: string };

type Environment = Record<string, string | undefined>;

const accountBase = { churchId: "live-suite", gatewayId: "live-suite", environment: "test" } as const;

/** Throws unless the key is one of Stripe's test mode. */
export function readStripeKeys({ STRIPE_TEST_KEY: key }: Environment): Keys {
  if (!key) return { missing: "STRIPE_TEST_KEY" };
  if (!/^sk_test_\w+$/.test(key)) throw new Error("STRIPE_TEST_KEY is no key of the test mode (sk_test_…).");
  return { account: { ...accountBase, publicKey: key.replace("sk_", "pk_"), privateKey: key } };
}

/** PayPal's keys do not show whether they are live. They are only sent to PayPal's sandbox, which refuses live keys. */
export function readPaypalKeys(environment: Environment): Keys {
  const { PAYPAL_TEST_CLIENT_ID: publicKey, PAYPAL_TEST_SECRET: privateKey } = environment;
  if (publicKey && privateKey) return { account: { ...accountBase, publicKey, privateKey } };
  const missing = ["PAYPAL_TEST_CLIENT_ID", "PAYPAL_TEST_SECRET"].filter((name) => !environment[name]);
  return { missing: missing.join(" and ") };
}
