import {
  CheckoutPaymentIntent,
  PaymentInitiator,
  StoredPaymentSourcePaymentType,
  StoredPaymentSourceUsageType,
  VaultTokenRequestType,
  type OrderRequest,
} from "@paypal/paypal-server-sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { give, openTestPaypal, refusal, type Merchant } from "../testing/open-test-paypal.ts";

let paypal: Awaited<ReturnType<typeof openTestPaypal>>;
let grace: Merchant;
beforeAll(async () => {
  paypal = await openTestPaypal();
  grace = paypal.as();
});
afterAll(() => paypal.discard());

const card = (number = "4111111111111111") => ({ number, expiry: "2035-12", securityCode: "123", name: "Ada Giver" });

async function saved(as: Merchant, number?: string, customer?: string): Promise<string> {
  const setup = await as.vault.createSetupToken({
    paypalRequestId: crypto.randomUUID(),
    body: { paymentSource: { card: card(number) }, ...(customer && { customer: { id: customer } }) },
  });
  const token = { id: setup.result.id ?? "", type: VaultTokenRequestType.SetupToken };
  const made = await as.vault.createPaymentToken({
    paypalRequestId: crypto.randomUUID(),
    body: { paymentSource: { token } },
  });
  return made.result.id ?? "";
}

const renewal = (vaultId: string): OrderRequest => ({
  intent: CheckoutPaymentIntent.Capture,
  purchaseUnits: [{ amount: { currencyCode: "USD", value: "25.00" }, customId: "I-3" }],
  paymentSource: {
    card: {
      vaultId,
      storedCredential: {
        paymentInitiator: PaymentInitiator.Merchant,
        paymentType: StoredPaymentSourcePaymentType.Recurring,
        usage: StoredPaymentSourceUsageType.Subsequent,
      },
    },
  },
});

const charge = (as: Merchant, vaultId: string, requestId: string = crypto.randomUUID()) =>
  as.orders.createOrder({ body: renewal(vaultId), paypalRequestId: requestId });

test("a saved card is charged by one call that creates and captures the order, once per request id", async () => {
  const vaultId = await saved(grace);
  const { result } = await charge(grace, vaultId, "due-2030-01-01");
  expect(result.status).toBe("COMPLETED");
  const capture = result.purchaseUnits?.[0]?.payments?.captures?.[0];
  expect(capture).toMatchObject({ status: "COMPLETED", amount: { value: "25.00" }, customId: "I-3" });
  const again = await charge(grace, vaultId, "due-2030-01-01");
  expect(again.result.purchaseUnits?.[0]?.payments?.captures?.[0]?.id).toBe(capture?.id);
  expect(await refusal(grace.orders.captureOrder({ id: result.id ?? "" }))).toMatchObject({
    issue: "ORDER_ALREADY_CAPTURED",
  });
});

test("a call that charges a saved card needs a request id", async () => {
  const vaultId = await saved(grace);
  expect(await refusal(grace.orders.createOrder({ body: renewal(vaultId) }))).toMatchObject({
    status: 400,
    issue: "PAYPAL_REQUEST_ID_REQUIRED",
  });
});

test("a card can be saved with a gift for a given customer, and a declined card is not saved", async () => {
  const { order } = await give(grace, "50.00", undefined, { save: true, customer: "giver42" });
  const vault = order.paymentSource?.card?.attributes?.vault;
  expect(vault).toMatchObject({ status: "VAULTED", customer: { id: "giver42" } });
  expect((await charge(grace, vault?.id ?? "")).result.status).toBe("COMPLETED");
  const declined = await give(grace, "50.00", "4000000000009995", { save: true });
  expect(declined.order.paymentSource?.card?.attributes).toBeUndefined();
});

test("a customer's cards are listed, shown and deleted", async () => {
  const id = await saved(grace, undefined, "giver7");
  const list = async () => (await grace.vault.listCustomerPaymentTokens({ customerId: "giver7" })).result.paymentTokens;
  expect(await list()).toMatchObject([{ id, paymentSource: { card: { lastDigits: "1111", brand: "VISA" } } }]);
  expect((await grace.vault.getPaymentToken(id)).result.customer?.id).toBe("giver7");
  expect((await grace.vault.deletePaymentToken(id)).statusCode).toBe(204);
  expect(await list()).toEqual([]);
  expect(await refusal(charge(grace, id))).toMatchObject({
    status: 422,
    issue: "MISMATCHED_VAULT_ID_TO_PAYMENT_SOURCE",
  });
});

test("a card that was saved can still be declined when it is charged", async () => {
  const id = await saved(grace, "4000000000000341");
  const { result } = await charge(grace, id);
  expect(result.purchaseUnits?.[0]?.payments?.captures?.[0]).toMatchObject({
    status: "DECLINED",
    processorResponse: { responseCode: "5120" },
  });
});

test("a declined card is not saved, and an unfinished or used setup token saves none", async () => {
  expect(await refusal(saved(grace, "4000000000000002"))).toMatchObject({ issue: "CARD_VERIFICATION_FAILED" });
  const empty = await grace.vault.createSetupToken({ paypalRequestId: "empty", body: { paymentSource: { card: {} } } });
  expect(empty.result.status).toBe("CREATED");
  const use = (id: string | undefined) =>
    grace.vault.createPaymentToken({
      body: { paymentSource: { token: { id: id ?? "", type: VaultTokenRequestType.SetupToken } } },
    });
  expect(await refusal(use(empty.result.id))).toMatchObject({ status: 422, issue: "SETUP_TOKEN_NOT_APPROVED" });
  const full = await grace.vault.createSetupToken({ body: { paymentSource: { card: card() } } });
  await use(full.result.id);
  expect(await refusal(use(full.result.id))).toMatchObject({ status: 422, issue: "SETUP_TOKEN_ALREADY_USED" });
  expect((await grace.vault.getSetupToken(full.result.id ?? "")).result.status).toBe("TOKENIZED");
});

test("a repeated request id with another body is refused by the vault", async () => {
  const make = (number: string) =>
    grace.vault.createSetupToken({ paypalRequestId: "setup", body: { paymentSource: { card: card(number) } } });
  const { result } = await make("4111111111111111");
  expect((await make("4111111111111111")).result.id).toBe(result.id);
  expect(await refusal(make("5555555555554444"))).toMatchObject({ issue: "PAYPAL_REQUEST_ID_PREVIOUSLY_USED" });
});

test("another account's saved card cannot be charged", async () => {
  const id = await saved(grace);
  const hope = paypal.as("sandbox-hope", "h");
  expect(await refusal(charge(hope, id))).toMatchObject({ issue: "MISMATCHED_VAULT_ID_TO_PAYMENT_SOURCE" });
  expect(await refusal(hope.vault.getPaymentToken(id))).toMatchObject({ status: 404 });
});

test("an account without vault permission cannot save cards but can take payments", async () => {
  const plain = paypal.as("sandbox-plain", "p");
  await plain.token();
  await paypal.operate("/accounts/sandbox-plain/vault", { enabled: false });
  expect(await refusal(saved(plain))).toMatchObject({
    status: 403,
    name: "NOT_AUTHORIZED",
    issue: "PERMISSION_DENIED",
  });
  expect(await refusal(give(plain, "5.00", undefined, { save: true }))).toMatchObject({
    status: 422,
    issue: "NOT_ENABLED_TO_VAULT_PAYMENT_SOURCE",
  });
  expect((await give(plain, "5.00")).order.status).toBe("COMPLETED");
});
