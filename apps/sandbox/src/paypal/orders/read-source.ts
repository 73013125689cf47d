import { asObject, dig, isObject, optionalText, type Json } from "../read-json.ts";
import { malformed, unprocessable } from "../refusal.ts";
import type { Call } from "../take-call.ts";
import { WALLETS, type Wallet } from "../wallets/wallets.ts";

/** How an order is to be paid, as the call that creates it says. */
export type OrderSource =
  | { kind: "any" }
  | { kind: "card"; given: Json; field: string }
  | { kind: Wallet; given: Json; field: string };

const VERIFICATIONS = new Set(["SCA_WHEN_REQUIRED", "SCA_ALWAYS", "3D_SECURE", "AVS_CVV"]);

/** Reads the payment source of a new order. Without one, any may pay later. */
export function readSource(body: Json): OrderSource {
  const source = body["payment_source"];
  const kind = (["card", ...WALLETS] as const).find((name) => isObject(source) && source[name] !== undefined);
  if (!kind) return { kind: "any" };
  const field = `/payment_source/${kind}`;
  return { kind, given: asObject(dig(source, kind), field), field };
}

/** Reads whether the source is to be saved when the payment succeeds, and for which customer. */
export function readVaulting(source: OrderSource, { account }: Call): { storeInVault: boolean; customerId?: string } {
  if (source.kind === "any") return { storeInVault: false };
  const { given, field } = source;
  const at = `${field}/attributes/vault`;
  const store = dig(given, "attributes", "vault", "store_in_vault");
  if (store !== undefined && store !== "ON_SUCCESS") {
    throw malformed("INVALID_PARAMETER_VALUE", "Only ON_SUCCESS is known.", at);
  }
  if (store !== undefined && !account.vault) {
    throw unprocessable("NOT_ENABLED_TO_VAULT_PAYMENT_SOURCE", "This account may not save payment sources.", at);
  }
  if (store !== undefined && source.kind !== "card") {
    const usage = optionalText(dig(given, "attributes", "vault", "usage_type"), `${at}/usage_type`);
    if (usage === undefined) throw malformed("MISSING_REQUIRED_PARAMETER", "MERCHANT or PLATFORM.", `${at}/usage_type`);
  }
  const customerId = optionalText(dig(given, "attributes", "customer", "id"), `${field}/attributes/customer/id`);
  return { storeInVault: store !== undefined, ...(customerId !== undefined && { customerId }) };
}

/** Reads how a card is to be verified. */
export function readVerification(source: OrderSource): string | undefined {
  if (source.kind !== "card") return undefined;
  const verification = optionalText(dig(source.given, "attributes", "verification", "method"), source.field);
  if (verification === undefined || VERIFICATIONS.has(verification)) return verification;
  throw malformed("INVALID_PARAMETER_VALUE", "An unknown way to verify.", `${source.field}/attributes`);
}
