import { FUNDING_SOURCES, PROVIDERS, type Provider } from "@offertory/contract";
import { expect, test } from "vitest";
import type { PaymentProvider } from "./payment-provider.ts";
import { paypalProvider } from "./paypal/paypal-provider.ts";
import { PaymentsUnavailable } from "./provider-errors.ts";
import { PROVIDER_PROFILES } from "./provider-profiles.ts";
import { requireCapability } from "./require-capability.ts";
import { stripeProvider } from "./stripe/stripe-provider.ts";

const ALL: Record<Provider, PaymentProvider> = { stripe: stripeProvider(null), paypal: paypalProvider(null) };

test.each(PROVIDERS)("the profile of %s lists exactly the capabilities that the provider implements", (name) => {
  const { capabilities, methodTypes } = PROVIDER_PROFILES[name];
  const { cards, customers, banks, orders, wallets } = ALL[name];
  expect({
    keepsCards: cards !== undefined,
    // A card that is saved without a payment needs a customer that we create.
    hasCustomers: customers !== undefined,
    takesBanks: banks !== undefined,
    fundingSources: orders ? FUNDING_SOURCES : [],
    cardEntry: orders === undefined ? "stripe-elements" : "paypal-card-fields",
    takesWallets: wallets !== undefined,
    savesCards: methodTypes.includes("card"),
    savesBanks: methodTypes.includes("bank"),
  }).toEqual({
    ...capabilities,
    hasCustomers: capabilities.keepsCards,
    savesCards: capabilities.keepsCards,
    savesBanks: capabilities.takesBanks,
  });
});

test("a missing capability throws PaymentsUnavailable, or the error that the calling code passes", () => {
  expect(requireCapability(ALL.stripe, "cards")).toBe(ALL.stripe.cards);
  expect(() => requireCapability(ALL.paypal, "cards")).toThrow(PaymentsUnavailable);
  expect(() => requireCapability(ALL.stripe, "orders", () => new RangeError("no orders"))).toThrow(RangeError);
});
