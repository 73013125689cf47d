import type { Authentication } from "../cards/authenticate-card.ts";
import type { Card } from "../cards/cards.ts";
import { isoTime } from "../iso-time.ts";
import { showMoney } from "../money.ts";
import type { OrderRow } from "../rows.ts";
import { showCapture } from "../payments/show-capture.ts";
import { showRefund } from "../payments/show-refund.ts";
import { showOrderWallet, showPayer } from "../wallets/show-wallet.ts";
import { accountId } from "../wallets/wallets.ts";
import type { World } from "../world.ts";

/** PayPal's minimal answer: only the id, the status and the links. */
export function showOrderShort(world: World, order: OrderRow) {
  const { id, status } = order;
  const captured = order.captureId !== undefined;
  return {
    id,
    status,
    ...((captured || order.wallet) && { payment_source: showSource(world, order) }),
    ...(captured && { purchase_units: [showUnit(world, order, false)] }),
    ...(order.payer && { payer: showPayer(order.payer) }),
    links: links(world, order),
  };
}

export function showOrder(world: World, order: OrderRow) {
  return {
    id: order.id,
    intent: "CAPTURE",
    status: order.status,
    ...((order.card ?? order.wallet ?? order.payer) && { payment_source: showSource(world, order) }),
    purchase_units: [showUnit(world, order, true)],
    ...(order.payer && { payer: showPayer(order.payer) }),
    create_time: isoTime(order.created),
    update_time: isoTime(order.updated),
    links: links(world, order),
  };
}

function showUnit(world: World, order: OrderRow, whole: boolean) {
  const capture = order.captureId === undefined ? undefined : world.captures.get(order.captureId);
  const refunds = (capture?.refundIds ?? []).flatMap((id) => world.refunds.get(id) ?? []);
  return {
    reference_id: order.referenceId,
    ...(whole && {
      amount: showMoney(order.cents, order.currency),
      payee: { merchant_id: merchantId(order.account) },
      description: order.description,
      custom_id: order.customId,
      invoice_id: order.invoiceId,
      soft_descriptor: order.softDescriptor,
    }),
    ...(capture && {
      payments: {
        captures: [showCapture(world, capture)],
        ...(refunds.length > 0 && { refunds: refunds.map((refund) => showRefund(world, refund)) }),
      },
    }),
  };
}

/** Returns PayPal's merchant id of the account, which differs from the app's client id. */
export const merchantId = accountId;

function showSource(world: World, { card, authentication, vaultedAs, wallet, payer }: OrderRow) {
  const token = vaultedAs === undefined ? undefined : world.paymentTokens.get(vaultedAs);
  const vault = token && {
    id: token.id,
    status: "VAULTED",
    customer: {
      id: token.customerId,
      ...(token.merchantCustomerId && { merchant_customer_id: token.merchantCustomerId }),
    },
    links: [{ href: `${world.base()}/v3/vault/payment-tokens/${token.id}`, rel: "self", method: "GET" }],
  };
  const paidBy = payer?.wallet ?? wallet;
  if (paidBy) {
    return { [paidBy]: { ...(payer && showOrderWallet(payer)), ...(vault && { attributes: { vault } }) } };
  }
  return {
    card: {
      ...(card && showCard(card)),
      ...(authentication && { authentication_result: showAuthentication(authentication) }),
      ...(vault && { attributes: { vault } }),
    },
  };
}

export function showCard({ name, lastDigits, brand, expiry }: Card) {
  return { name, last_digits: lastDigits, expiry, brand, type: "CREDIT" };
}

export function showAuthentication({ shift, enrollment, status }: Authentication) {
  return {
    liability_shift: shift,
    three_d_secure: { enrollment_status: enrollment, ...(status && { authentication_status: status }) },
  };
}

function links(world: World, order: OrderRow) {
  const { id, status } = order;
  const self = `${world.base()}/v2/checkout/orders/${id}`;
  const next = {
    CREATED: [
      { href: self, rel: "update", method: "PATCH" },
      { href: `${self}/capture`, rel: "capture", method: "POST" },
    ],
    PAYER_ACTION_REQUIRED: [payerActionLink(world, order)],
    APPROVED: [
      { href: self, rel: "update", method: "PATCH" },
      { href: `${self}/capture`, rel: "capture", method: "POST" },
    ],
    COMPLETED: [],
  }[status];
  return [{ href: self, rel: "self", method: "GET" }, ...next];
}

/** The page on which the payer acts: 3-D Secure for a card, otherwise PayPal's or Venmo's window. */
export function payerActionLink(world: World, { id, wallet, payer }: OrderRow) {
  const page = (wallet ?? payer) ? "window" : "secure";
  return { href: `${world.base()}/${page}/order/${id}`, rel: "payer-action", method: "GET" };
}
