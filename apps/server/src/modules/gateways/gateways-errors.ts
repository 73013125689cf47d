import { Refusal, refusal } from "../../platform/errors/refusal.ts";

export const GatewayNotFound = refusal("missing", "gateway-not-found");

/** A malformed key, a public key in the field of the private one, or keys of two environments. */
export const GatewayKeyInvalid = refusal("invalid", "gateway-key-invalid");

/** Production refuses sandbox gateways: donors would believe that they gave, and no money would move. */
export const NoSandboxHere = refusal("refused", "gateway-no-sandbox");
/** Cards cannot be taken by a gateway that is switched off. */
export const GatewayNotOffered = refusal("conflict", "gateway-not-offered");
export const AmountInvalid = refusal("invalid", "amount-invalid");

/** The provider takes no payments in the church's currency. */
export class CurrencyNotTaken extends Refusal {
  readonly kind = "refused";
  override readonly values: Record<string, string>;
  constructor(provider: string, currency: string) {
    super("gateway-currency", { provider, currency });
    this.values = { provider, currency };
  }
}
