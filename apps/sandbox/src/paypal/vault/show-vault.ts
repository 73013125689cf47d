import type { PaymentTokenRow, SetupTokenRow } from "../rows.ts";
import { showAuthentication, showCard } from "../orders/show-order.ts";
import { showSavedWallet } from "../wallets/show-wallet.ts";
import type { World } from "../world.ts";

export function showPaymentToken(world: World, token: PaymentTokenRow) {
  const self = `${world.base()}/v3/vault/payment-tokens/${token.id}`;
  return {
    id: token.id,
    customer: customer(token),
    payment_source: token.card
      ? { card: showCard(token.card) }
      : { [token.payer.wallet]: showSavedWallet(token.payer) },
    links: [
      { href: self, rel: "self", method: "GET" },
      { href: self, rel: "delete", method: "DELETE" },
    ],
  };
}

export function showSetupToken(world: World, token: SetupTokenRow) {
  const { id, status, card, authentication, wallet, payer } = token;
  const self = `${world.base()}/v3/vault/setup-tokens/${id}`;
  return {
    id,
    status,
    customer: customer(token),
    payment_source: wallet
      ? { [wallet]: payer ? showSavedWallet(payer) : {} }
      : {
          card: {
            ...(card && showCard(card)),
            ...(authentication && { authentication_result: showAuthentication(authentication) }),
          },
        },
    links: [
      { href: self, rel: "self", method: "GET" },
      ...(status === "PAYER_ACTION_REQUIRED"
        ? [{ href: `${world.base()}/${wallet ? "window" : "secure"}/setup/${id}`, rel: "approve", method: "GET" }]
        : [{ href: `${world.base()}/v3/vault/payment-tokens`, rel: "confirm", method: "POST" }]),
    ],
  };
}

function customer({ customerId, merchantCustomerId }: PaymentTokenRow | SetupTokenRow) {
  return { id: customerId, ...(merchantCustomerId && { merchant_customer_id: merchantCustomerId }) };
}
