import { sha256OfList } from "../../../platform/hashing/sha256.ts";
import { type Gateway, openAccount } from "../../gateways/index.ts";
import { PaymentsUnavailable } from "../../payment-providers/index.ts";
import type { PaymentSource } from "../payment-methods/payment-source.ts";
import type { Payments } from "../payments.ts";
import { MethodNotFound } from "../payments-errors.ts";

/** Returns the id of the gift that a wallet's token pays. A token pays once, so the same token is the same gift. */
export const walletGiftId = ({ churchId, id }: Pick<Gateway, "churchId" | "id">, tokenId: string): string =>
  sha256OfList([churchId, id, tokenId]);

/**
 * Finds what a wallet's token pays with; null when the id is no such token. Once a gift was started with the token, the
 * same gift sent again does not depend on the provider.
 */
export async function resolveWalletPaymentSource(
  context: Pick<Payments, "encryption" | "intents" | "providers">,
  gateway: Gateway,
  tokenId: string,
): Promise<PaymentSource | null> {
  const { wallets } = context.providers[gateway.provider];
  if (!wallets?.isToken(tokenId)) return null;
  const giftId = walletGiftId(gateway, tokenId);
  const token = { id: tokenId, type: "card" as const, customerId: "", giftId };
  const started = await context.intents.find(gateway.churchId, giftId);
  if (started) return { ...token, name: started.methodName, last4: started.methodLast4, fingerprint: "" };
  const payment = await wallets.read(openAccount(context, gateway), tokenId).catch(() => {
    throw new PaymentsUnavailable();
  });
  if (!payment) throw new MethodNotFound();
  const { name, last4, fingerprint } = payment;
  return { ...token, name, last4, fingerprint };
}
