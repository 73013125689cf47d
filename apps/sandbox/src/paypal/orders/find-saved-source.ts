import { asText, type Json } from "../read-json.ts";
import { notAllowed, unprocessable } from "../refusal.ts";
import type { PaymentTokenRow } from "../rows.ts";
import type { Call } from "../take-call.ts";
import type { World } from "../world.ts";

/** Finds the saved card or account that an order names by its `vault_id`. */
export function findSavedSource(
  world: World,
  { account }: Call,
  { kind, given, field }: { kind: "card" | "paypal" | "venmo"; given: Json; field: string },
): PaymentTokenRow {
  if (!account.vault) throw noVault();
  const token = world.paymentTokens.get(asText(given["vault_id"], `${field}/vault_id`));
  const savedKind = token?.payer?.wallet ?? "card";
  if (token && token.account === account.id && savedKind === kind) return token;
  throw unprocessable(
    "MISMATCHED_VAULT_ID_TO_PAYMENT_SOURCE",
    "There is no such saved payment source.",
    `${field}/vault_id`,
  );
}

export function noVault() {
  return notAllowed("PERMISSION_DENIED", "This account may not save payment sources.");
}
