import type { Currency } from "@offertory/i18n";
import type { Environment, MethodType, ProviderCapabilities } from "@offertory/contract";

/** The origins of a payment provider's scripts, frames, API calls and images, for the Content Security Policy. */
export interface PaymentOrigins {
  scripts: readonly string[];
  frames: readonly string[];
  connect: readonly string[];
  images: readonly string[];
}

/** The facts about a provider that are the same for every account. */
export interface ProviderProfile {
  name: string;
  capabilities: ProviderCapabilities;
  takesCurrency(currency: Currency): boolean;
  /** The types of saved payment methods that belong to this provider. */
  methodTypes: readonly MethodType[];
  /** Answered as the status of every gift that was taken: published clients of this provider accept no other. */
  acceptedStatus?: "CREATED";
  /** Whether the provider reviews some payments first. A gift that it has and still processes then counts as taken. */
  reviewsPayments: boolean;
  scripts: {
    /** The provider's own URL, for pages that do not bundle the provider's loader. */
    live: string;
    /** The URL for test keys; null where the live script accepts them too. */
    test: string | null;
    /** The path of the script on the sandbox. */
    sandboxPath: string;
  };
  /** The origins that the provider documents for a Content Security Policy. */
  origins: PaymentOrigins;
  /** Returns the environment of the keys, by their prefix or as the church said; null where they are no pair. */
  environmentOf(
    publicKey: string,
    privateKey: string,
    enteredEnvironment: "test" | "live",
  ): Exclude<Environment, "sandbox"> | null;
  sandboxKeys(account: string): { publicKey: string; privateKey: string };
}
