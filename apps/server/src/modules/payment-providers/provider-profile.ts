import type { Environment, MethodType, ProviderCapabilities } from "@offertory/contract";

/** The facts about a provider that are the same for every account. */
export interface ProviderProfile {
  name: string;
  capabilities: ProviderCapabilities;
  /** The types of saved payment methods that belong to this provider. */
  methodTypes: readonly MethodType[];
  /**
   * Answered as the status of every gift that was taken, because published clients of this provider accept no other.
   */
  takenStatus?: "CREATED";
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
  /**
   * Returns the environment of the keys: from their prefix, or as the church said. Null where they are no pair of keys.
   */
  environmentOf(publicKey: string, privateKey: string, said: "test" | "live"): Exclude<Environment, "sandbox"> | null;
  sandboxKeys(account: string): { publicKey: string; privateKey: string };
}
