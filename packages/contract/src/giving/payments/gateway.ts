import { z } from "zod/mini";
import { optionalText, text } from "../../text/text.ts";
import type { FeeRate } from "../amounts/fees.ts";
import { FUNDING_SOURCES } from "./funding-sources.ts";

/** The supported payment providers. The first is the default when a client names none. */
export const PROVIDERS = ["stripe", "paypal"] as const;
export type Provider = (typeof PROVIDERS)[number];

/** `sandbox` stands in for the provider on this machine; `test` and `live` are the provider itself. */
export const ENVIRONMENTS = ["sandbox", "test", "live"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** A provider's name in a request, in any case. When it is left out, the first provider is meant. */
export const ProviderText = optionalText(20);
export const providerOf = (name: string | null | undefined): Provider | null => {
  const wanted = (name || PROVIDERS[0]).toLowerCase();
  return PROVIDERS.find((known) => known === wanted) ?? null;
};

/** How a card is entered: Stripe's element creates a token; PayPal's card fields approve an order. */
export const CARD_ENTRIES = ["stripe-elements", "paypal-card-fields"] as const;
export type CardEntryKind = (typeof CARD_ENTRIES)[number];

/** What a provider supports. Screens do not offer the rest. */
export const ProviderCapabilities = z.object({
  /**
   * Whether cards and bank accounts can be saved for later gifts, so that a recurring gift can start without an order.
   */
  keepsCards: z.boolean(),
  /** Whether bank accounts can be debited. */
  takesBanks: z.boolean(),
  cardEntry: z.enum(CARD_ENTRIES),
  /** The accounts that a donor can pay from without a card. */
  fundingSources: z.array(z.enum(FUNDING_SOURCES)),
  /** Whether the wallets of the donor's device can pay: Apple Pay, Google Pay and Link. */
  takesWallets: z.boolean(),
});
export type ProviderCapabilities = z.output<typeof ProviderCapabilities>;

/** The public data of a gateway. */
export const PublicGateway = z.object({
  id: z.string(),
  provider: z.enum(PROVIDERS),
  publicKey: z.string(),
  enabled: z.boolean(),
  /** Whether the fee is added to every gift; otherwise the donor chooses. */
  payFees: z.boolean(),
  /** The church's currency, in lower case. */
  currency: z.string(),
  productId: z.string(),
  /** Whether our screens take cards through this gateway: one enabled gateway of a church does. */
  takesCards: z.boolean(),
  /** Whether the gateway is a sandbox, where no real money moves. */
  sandbox: z.boolean(),
  /** The URL of the script that takes cards; null when the provider's own loader finds it. */
  scriptUrl: z.nullable(z.string()),
  capabilities: ProviderCapabilities,
});
export type PublicGateway = z.output<typeof PublicGateway>;

const upTo = (most: number) => z.int().check(z.nonnegative(), z.lte(most));
/** The largest parts of a fee that are accepted, for currencies whose minor units are worth least. */
const Rate = z.object({
  basisPoints: upTo(2_000),
  fixed: upTo(10_000_000),
  cap: z.nullable(upTo(100_000_000)),
});

export const FeeRates = z.object({ card: Rate, bank: Rate });
export type FeeRates = z.output<typeof FeeRates>;

/** The rates that the providers publish in the United States, in cents. A church can enter the rates of its own contract. */
export const DEFAULT_RATES: FeeRates = {
  card: { basisPoints: 290, fixed: 30, cap: null },
  bank: { basisPoints: 80, fixed: 0, cap: 500 },
};

/** Published fixed parts of the fee for cards in other currencies, in minor units. */
const FIXED_FEES: Record<string, number> = {
  BRL: 50,
  DKK: 180,
  EUR: 25,
  GBP: 20,
  HKD: 235,
  INR: 300,
  JPY: 30,
  MXN: 300,
  NOK: 200,
  SEK: 250,
  SGD: 50,
};

/** Returns rates to begin with. `dollar` is about a dollar, in minor units of the currency. */
export const defaultRates = (currency: string, dollar: number): FeeRates => {
  const scaled = (cents: number) => Math.round((cents * dollar) / 100);
  const { card, bank } = DEFAULT_RATES;
  return {
    card: { ...card, fixed: FIXED_FEES[currency] ?? scaled(card.fixed) },
    bank: { ...bank, cap: bank.cap && scaled(bank.cap) },
  };
};

export const RATE_PRESETS = {
  usual: DEFAULT_RATES.card,
  nonprofit: { basisPoints: 220, fixed: 30, cap: null },
  paypal: { basisPoints: 289, fixed: 49, cap: null },
} as const satisfies Record<string, FeeRate>;

/** `refused`: the provider does not accept the keys. `unreachable`: the provider did not answer. */
export const GATEWAY_CONNECTIONS = ["works", "refused", "unreachable"] as const;
export type GatewayConnection = (typeof GATEWAY_CONNECTIONS)[number];

/** A gateway for the people who set it up. The private key can be saved, but is never sent back. */
export const GatewaySettings = z.extend(PublicGateway, {
  churchId: z.string(),
  environment: z.enum(ENVIRONMENTS),
  hasPrivateKey: z.boolean(),
  rates: FeeRates,
  /** The last test of the present keys; null before their first. */
  lastTest: z.nullable(z.object({ at: z.string(), connection: z.enum(GATEWAY_CONNECTIONS) })),
});
export type GatewaySettings = z.output<typeof GatewaySettings>;

/** The longest public or private key. */
export const MAX_GATEWAY_KEY_LENGTH = 300;

/** A change of a gateway. Fields that are left out stay as they are. */
export const GatewayChange = z.object({
  /** For PayPal, whose keys do not show the environment; `live` when it is left out. Stripe's keys show it. */
  environment: z.optional(z.enum(["test", "live"])),
  publicKey: z.optional(text(MAX_GATEWAY_KEY_LENGTH)),
  privateKey: z.optional(text(MAX_GATEWAY_KEY_LENGTH)),
  enabled: z.optional(z.boolean()),
  payFees: z.optional(z.boolean()),
  rates: z.optional(FeeRates),
  /** Lets this gateway take cards instead of the church's other ones. */
  takesCards: z.optional(z.literal(true)),
});
export type GatewayChange = z.output<typeof GatewayChange>;
