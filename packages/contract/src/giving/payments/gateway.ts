import { z } from "zod/mini";
import { optionalText, text } from "../../text/text.ts";
import type { FeeRate } from "../amounts/fees.ts";

/** The payment providers that we speak with. The first is the one meant where a client names none. */
export const PROVIDERS = ["stripe", "paypal"] as const;
export type Provider = (typeof PROVIDERS)[number];

/** `sandbox` stands in for the provider on this machine; `test` and `live` are the provider itself. */
export const ENVIRONMENTS = ["sandbox", "test", "live"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Clients write a provider in any case, and leave it out when they mean the usual one. */
export const ProviderText = optionalText(20);
export const providerOf = (name: string | null | undefined): Provider | null => {
  const wanted = (name || PROVIDERS[0]).toLowerCase();
  return PROVIDERS.find((known) => known === wanted) ?? null;
};

/** How a card is typed: in the provider's element that makes a token of it, or in its fields that approve an order. */
export const CARD_ENTRIES = ["stripe-elements", "paypal-card-fields"] as const;
export type CardEntryKind = (typeof CARD_ENTRIES)[number];

/** What a provider can do; what it cannot is not offered. */
export const ProviderCapabilities = z.object({
  /** Cards and bank accounts are kept for later gifts, so that recurring gifts can begin without an order. */
  keepsCards: z.boolean(),
  /** Bank accounts are debited. */
  takesBanks: z.boolean(),
  cardEntry: z.enum(CARD_ENTRIES),
});
export type ProviderCapabilities = z.output<typeof ProviderCapabilities>;

/** What everyone may know of a way to pay. */
export const PublicGateway = z.object({
  id: z.string(),
  provider: z.enum(PROVIDERS),
  publicKey: z.string(),
  enabled: z.boolean(),
  /** The fee is added to every gift; otherwise the donor is asked. */
  payFees: z.boolean(),
  currency: z.literal("usd"),
  productId: z.string(),
  /** No real money moves here. */
  sandbox: z.boolean(),
  /** Where the script is that takes cards; null where the provider's own loader knows. */
  scriptUrl: z.nullable(z.string()),
  capabilities: ProviderCapabilities,
});
export type PublicGateway = z.output<typeof PublicGateway>;

const upTo = (most: number) => z.int().check(z.nonnegative(), z.lte(most));
const Rate = z.object({
  basisPoints: upTo(2_000),
  fixed: upTo(1_000),
  cap: z.nullable(upTo(100_000)),
});

export const FeeRates = z.object({ card: Rate, bank: Rate });
export type FeeRates = z.output<typeof FeeRates>;

/** What the providers publish as their usual rates; a church has its own from its contract. */
export const DEFAULT_RATES: FeeRates = {
  card: { basisPoints: 290, fixed: 30, cap: null },
  bank: { basisPoints: 80, fixed: 0, cap: 500 },
};

export const RATE_PRESETS = {
  usual: DEFAULT_RATES.card,
  nonprofit: { basisPoints: 220, fixed: 30, cap: null },
  paypal: { basisPoints: 289, fixed: 49, cap: null },
} as const satisfies Record<string, FeeRate>;

/** A gateway as those see it who set it up. A private key goes in and never comes out. */
export const GatewaySettings = z.extend(PublicGateway, {
  churchId: z.string(),
  environment: z.enum(ENVIRONMENTS),
  hasPrivateKey: z.boolean(),
  rates: FeeRates,
});
export type GatewaySettings = z.output<typeof GatewaySettings>;

/** Of either key of a gateway. */
export const MAX_GATEWAY_KEY_LENGTH = 300;

/** What a form sends of a gateway; only what is there is changed. */
export const GatewayChange = z.object({
  /** Said for PayPal, whose keys do not tell; the keys of Stripe do. */
  environment: z.optional(z.enum(["test", "live"])),
  publicKey: z.optional(text(MAX_GATEWAY_KEY_LENGTH)),
  privateKey: z.optional(text(MAX_GATEWAY_KEY_LENGTH)),
  enabled: z.optional(z.boolean()),
  payFees: z.optional(z.boolean()),
  rates: z.optional(FeeRates),
});
export type GatewayChange = z.output<typeof GatewayChange>;
