import type { Environment, MethodType, ProviderCapabilities } from "@offertory/contract";

/** What is true of a provider whichever account is used: all that other code may want to know of it by name. */
export interface ProviderProfile {
  name: string;
  capabilities: ProviderCapabilities;
  /** The saved payment methods that are its own. */
  methodTypes: readonly MethodType[];
  /** The one status that clients written for this provider take for success, whatever it is exactly. */
  takenStatus?: "CREATED";
  /** It looks at some payments before it takes them: what it has is surely on its way. */
  reviewsPayments: boolean;
  scripts: {
    /** At the provider, for pages that bring no loader of it. */
    live: string;
    /** Where test keys need another one; null where the same takes both. */
    test: string | null;
    /** On the sandbox. */
    sandboxPath: string;
  };
  /** Which keys these are, by themselves or as the church says; null for what is no pair of keys. */
  environmentOf(publicKey: string, privateKey: string, said: "test" | "live"): Exclude<Environment, "sandbox"> | null;
  sandboxKeys(account: string): { publicKey: string; privateKey: string };
}
