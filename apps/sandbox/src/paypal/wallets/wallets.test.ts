import {
  CheckoutPaymentIntent,
  PaypalPaymentTokenUsageType,
  PaypalWalletContextShippingPreference,
  StoreInVaultInstruction,
  type OrderRequest,
} from "@paypal/paypal-server-sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestPaypal, refusal, type Merchant } from "../testing/open-test-paypal.ts";
import type { Wallet } from "./wallets.ts";

let paypal: Awaited<ReturnType<typeof openTestPaypal>>;
let grace: Merchant;
beforeAll(async () => {
  paypal = await openTestPaypal();
  grace = paypal.as();
});
afterAll(() => paypal.discard());

type Options = { save?: boolean; value?: string; currency?: string };

function walletOrder(wallet: Wallet, { save, value = "50.00", currency = "USD" }: Options = {}): OrderRequest {
  const vault = {
    storeInVault: StoreInVaultInstruction.OnSuccess,
    usageType: PaypalPaymentTokenUsageType.Merchant,
  };
  const attributes = save && { attributes: { vault } };
  const shippingPreference = PaypalWalletContextShippingPreference.NoShipping;
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [{ amount: { currencyCode: currency, value }, customId: "I-7" }],
    paymentSource: {
      [wallet]: { experienceContext: { brandName: "Grace Church", shippingPreference }, ...attributes },
    },
  };
}

async function create(wallet: Wallet, options: Options = {}): Promise<string> {
  const body = walletOrder(wallet, options);
  return (await grace.orders.createOrder({ body, paypalRequestId: crypto.randomUUID() })).result.id ?? "";
}

async function capture(id: string) {
  const prefer = "return=representation";
  return (await grace.orders.captureOrder({ id, paypalRequestId: crypto.randomUUID(), prefer })).result;
}

test.each<Wallet>(["paypal", "venmo"])(
  "an order for %s waits for the payer's approval, and then has the payer's name and email",
  async (wallet) => {
    const body = walletOrder(wallet);
    const made = await grace.orders.createOrder({ body, paypalRequestId: crypto.randomUUID() });
    const id = made.result.id ?? "";
    expect(made.result.status).toBe("PAYER_ACTION_REQUIRED");
    expect(made.result.links?.find(({ rel }) => rel === "payer-action")?.href).toContain(`/paypal/window/order/${id}`);
    expect(await refusal(capture(id))).toMatchObject({ status: 422, issue: "PAYER_ACTION_REQUIRED" });
    expect((await paypal.approve(wallet, `order/${id}`)).status).toBe(200);
    const { result: approved } = await grace.orders.getOrder({ id });
    expect(approved).toMatchObject({
      status: "APPROVED",
      payer: { emailAddress: "pat@payer.example", name: { givenName: "Pat", surname: "Payer" } },
      paymentSource: { [wallet]: { emailAddress: "pat@payer.example" } },
    });
    const captured = await capture(id);
    expect(captured).toMatchObject({ status: "COMPLETED", paymentSource: { [wallet]: {} } });
    const [payment] = captured.purchaseUnits?.[0]?.payments?.captures ?? [];
    expect(payment).toMatchObject({ status: "COMPLETED", customId: "I-7", amount: { value: "50.00" } });
    expect(payment?.processorResponse).toBeUndefined();
    expect(await paypal.approve(wallet, `order/${id}`)).toMatchObject({ status: 409 });
  },
);

test("an order without a payment source can be approved with PayPal as well as with Venmo", async () => {
  for (const wallet of ["paypal", "venmo"] as const) {
    const { paymentSource: _none, ...body } = walletOrder(wallet);
    const { result } = await grace.orders.createOrder({ body });
    expect(result.status).toBe("CREATED");
    await paypal.approve(wallet, `order/${result.id}`);
    expect((await capture(result.id ?? "")).paymentSource).toHaveProperty(wallet);
  }
});

test("after a declined funding source the payer chooses another one for the same order", async () => {
  const id = await create("paypal");
  await paypal.approve("paypal", `order/${id}`, { funding: "declined" });
  const { body } = await grace.rest("POST", `/v2/checkout/orders/${id}/capture`, {});
  expect(body).toMatchObject({
    details: [{ issue: "INSTRUMENT_DECLINED" }],
    links: [{ rel: "redirect", href: `${paypal.origin}/paypal/window/order/${id}` }],
  });
  const page = await (await fetch(`${paypal.origin}/paypal/window/order/${id}?wallet=paypal`)).text();
  expect(page).toContain("was declined");
  await paypal.approve("paypal", `order/${id}`, { funding: "balance" });
  expect((await capture(id)).status).toBe("COMPLETED");
});

test("PayPal may ask the payer to confirm once more before it captures", async () => {
  const id = await create("paypal");
  await paypal.approve("paypal", `order/${id}`, { funding: "confirm" });
  expect(await refusal(capture(id))).toMatchObject({ issue: "PAYER_ACTION_REQUIRED" });
  expect((await grace.orders.getOrder({ id })).result.status).toBe("PAYER_ACTION_REQUIRED");
  await paypal.approve("paypal", `order/${id}`, { funding: "confirm" });
  expect((await capture(id)).status).toBe("COMPLETED");
});

const charge = (wallet: Wallet, vaultId: string, requestId: string = crypto.randomUUID()) =>
  grace.orders.createOrder({
    body: { ...walletOrder(wallet, { value: "25.00" }), paymentSource: { [wallet]: { vaultId } } },
    paypalRequestId: requestId,
    prefer: "return=representation",
  });

test.each<Wallet>(["paypal", "venmo"])(
  "a %s account that was saved with a gift is charged later, once per request id",
  async (wallet) => {
    const id = await create(wallet, { save: true });
    await paypal.approve(wallet, `order/${id}`);
    const source = (await capture(id)).paymentSource;
    const vault = source?.[wallet]?.attributes?.vault;
    expect(vault).toMatchObject({ status: "VAULTED", customer: { id: expect.any(String) } });
    const first = (await charge(wallet, vault?.id ?? "", `due ${wallet}`)).result;
    const again = (await charge(wallet, vault?.id ?? "", `due ${wallet}`)).result;
    expect(first).toMatchObject({
      status: "COMPLETED",
      paymentSource: { [wallet]: { emailAddress: expect.any(String) } },
    });
    const captureOf = (order: typeof first) => order.purchaseUnits?.[0]?.payments?.captures?.[0];
    expect(captureOf(first)).toMatchObject({ status: "COMPLETED", amount: { value: "25.00" } });
    expect(captureOf(again)?.id).toBe(captureOf(first)?.id);
  },
);

test("PayPal wants to know how a saved account will be used", async () => {
  const vault = { store_in_vault: "ON_SUCCESS" };
  const unit = { amount: { currency_code: "USD", value: "5.00" } };
  const source = { paypal: { attributes: { vault } } };
  const order = { intent: "CAPTURE", purchase_units: [unit], payment_source: source };
  expect(await grace.rest("POST", "/v2/checkout/orders", order)).toMatchObject({
    status: 400,
    body: { details: [{ issue: "MISSING_REQUIRED_PARAMETER" }] },
  });
});

async function newSetupToken(wallet: Wallet) {
  const source = { [wallet]: { usage_type: "MERCHANT", experience_context: { shipping_preference: "NO_SHIPPING" } } };
  return (await grace.rest("POST", "/v3/vault/setup-tokens", { payment_source: source })).body;
}

const saveSetup = (id: unknown) =>
  grace.rest("POST", "/v3/vault/payment-tokens", { payment_source: { token: { id, type: "SETUP_TOKEN" } } });

test.each<Wallet>(["paypal", "venmo"])(
  "a %s account is saved without a gift, listed, charged and deleted",
  async (wallet) => {
    const setup = await newSetupToken(wallet);
    expect(setup).toMatchObject({ status: "PAYER_ACTION_REQUIRED", links: [{}, { rel: "approve" }] });
    expect(await saveSetup(setup["id"])).toMatchObject({ status: 422 });
    await paypal.approve(wallet, `setup/${String(setup["id"])}`);
    const saved = (await saveSetup(setup["id"])).body;
    expect(saved).toMatchObject({ payment_source: { [wallet]: { email_address: "pat@payer.example" } } });
    const vaultId = String(saved["id"]);
    const list = await grace.vault.listCustomerPaymentTokens({
      customerId: JSON.parse(JSON.stringify(saved)).customer.id,
    });
    expect(list.result.paymentTokens).toMatchObject([{ id: vaultId }]);
    expect((await charge(wallet, vaultId)).result.status).toBe("COMPLETED");
    await grace.vault.deletePaymentToken(vaultId);
    expect(await refusal(charge(wallet, vaultId))).toMatchObject({ issue: "MISMATCHED_VAULT_ID_TO_PAYMENT_SOURCE" });
  },
);

test("a later charge on a saved account can be declined, and a Venmo account is no PayPal account", async () => {
  const setup = await newSetupToken("paypal");
  await paypal.approve("paypal", `setup/${String(setup["id"])}`, { funding: "later" });
  const vaultId = String((await saveSetup(setup["id"])).body["id"]);
  expect(await refusal(charge("paypal", vaultId))).toMatchObject({ status: 422, issue: "INSTRUMENT_DECLINED" });
  expect(await refusal(charge("venmo", vaultId))).toMatchObject({ issue: "MISMATCHED_VAULT_ID_TO_PAYMENT_SOURCE" });
});

test("an account without vault permission cannot save a PayPal account but can be paid by one", async () => {
  const plain = paypal.as("sandbox-plain", "p");
  await plain.token();
  await paypal.operate("/accounts/sandbox-plain/vault", { enabled: false });
  const asked = plain.orders.createOrder({ body: walletOrder("paypal", { save: true }) });
  expect(await refusal(asked)).toMatchObject({ status: 422, issue: "NOT_ENABLED_TO_VAULT_PAYMENT_SOURCE" });
  const { result } = await plain.orders.createOrder({ body: walletOrder("paypal") });
  await paypal.approve("paypal", `order/${result.id}`);
  expect((await plain.orders.captureOrder({ id: result.id ?? "" })).result.status).toBe("COMPLETED");
});

test("Venmo pays in US dollars only", async () => {
  const venmo = grace.orders.createOrder({ body: walletOrder("venmo", { currency: "EUR" }) });
  expect(await refusal(venmo)).toMatchObject({ status: 422, issue: "PAYMENT_SOURCE_CANNOT_BE_USED" });
  const { paymentSource: _none, ...body } = walletOrder("paypal", { currency: "EUR" });
  const { result } = await grace.orders.createOrder({ body });
  expect(await paypal.approve("venmo", `order/${result.id}`)).toMatchObject({
    status: 409,
    body: { message: "Venmo does not pay in EUR." },
  });
});

test.each([
  ["a window of Venmo", "venmo", {}, 409],
  ["no email address", "paypal", { email: "nobody" }, 400],
  ["an unknown funding source", "paypal", { funding: "gold" }, 400],
] as const)("an order for PayPal is not approved with %s", async (_name, wallet, more, status) => {
  const id = await create("paypal");
  expect((await paypal.approve(wallet, `order/${id}`, more)).status).toBe(status);
  expect((await grace.orders.getOrder({ id })).result.status).toBe("PAYER_ACTION_REQUIRED");
});

test("a page of another origin cannot approve, and an order for a card is not approved with PayPal", async () => {
  const id = await create("paypal");
  const headers = { "content-type": "application/json", origin: "http://evil.example" };
  const url = `${paypal.origin}/paypal/window/order/${id}?wallet=paypal`;
  expect((await fetch(url, { method: "POST", headers, body: "{}" })).status).toBe(403);
  const attributes = { verification: { method: "SCA_WHEN_REQUIRED" } };
  const unit = { amount: { currency_code: "USD", value: "5.00" } };
  const order = { intent: "CAPTURE", purchase_units: [unit], payment_source: { card: { attributes } } };
  const { body } = await grace.rest("POST", "/v2/checkout/orders", order);
  expect(await paypal.approve("paypal", `order/${String(body["id"])}`)).toMatchObject({ status: 409 });
});

test("a payment from an account can be refunded and disputed", async () => {
  const id = await create("paypal");
  await paypal.approve("paypal", `order/${id}`);
  const captureId = (await capture(id)).purchaseUnits?.[0]?.payments?.captures?.[0]?.id ?? "";
  const { result } = await grace.captures.refundCapturedPayment({
    captureId,
    body: { amount: { currencyCode: "USD", value: "10.00" } },
  });
  expect(result.status).toBe("COMPLETED");
  expect((await paypal.operate(`/captures/${captureId}/dispute`)).status).toBe(200);
});
