import type { MethodType } from "@offertory/contract";

export interface SavedMethod {
  id: string;
  type: MethodType;
  name: string;
  last4: string;
  expMonth: number | null;
  expYear: number | null;
  status: "active" | "new" | "verified";
  holderName: string;
  holderType: "individual" | "company";
  fingerprint: string;
}

/** The result of saving or changing a payment method. */
export type SaveResult =
  | { outcome: "saved"; method: SavedMethod }
  | { outcome: "action-needed"; method: SavedMethod; clientSecret: string }
  | { outcome: "refused"; code: string; reason: string }
  | { outcome: "unavailable" };

/** The current state of a payment method at the provider. */
export type MethodState =
  | { outcome: "saved"; customerId: string; method: SavedMethod }
  /** The method no longer belongs to a customer, or its mandate was revoked. */
  | { outcome: "detached"; id: string }
  /** The setup failed: the method was never confirmed. */
  | { outcome: "failed"; id: string };

/** Proof that a bank account is the donor's: the two deposits in cents, or the code in the text of a single deposit. */
export type BankProof = { amounts: readonly [number, number] } | { code: string };
