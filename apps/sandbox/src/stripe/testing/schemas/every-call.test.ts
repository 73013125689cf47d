import { afterAll, beforeAll, expect, test } from "vitest";
import { CALLS } from "../../stripe.routes.ts";
import { idOf, openTestStripe, type TestStripe } from "../open-test-stripe.ts";

// watchStripe checks every answer against the types of Stripe's library. These tests make sure that every call is
// answered at least once, and expanded as far as the product ever asks.

let world: TestStripe;
beforeAll(async () => {
  world = await openTestStripe();
});
afterAll(() => world.discard());

const mandate_data = {
  customer_acceptance: { type: "online", online: { ip_address: "127.0.0.1", user_agent: "test" } },
} as const;
const bank_account = {
  country: "US",
  currency: "usd",
  routing_number: "110000000",
  account_number: "000123456789",
  account_holder_name: "Ann Donor",
  account_holder_type: "individual",
} as const;
const address = { line1: "1 Main St", city: "Springfield", state: "IL", postal_code: "62701", country: "US" };

test("card payments, refunds, disputes and payouts match Stripe's types in every field", async () => {
  const { stripe } = world;
  const { id: account } = await stripe.accounts.retrieveCurrent();
  await stripe.accounts.retrieve(account);
  const { customer, payment_method } = await world.donor();
  await stripe.customers.update(customer, { phone: "555", address, metadata: { a: "b" } });
  await stripe.customers.list({ email: "ann@example.com", created: { gt: 1 } });
  await stripe.customers.retrieve(customer, { expand: ["sources", "subscriptions"] });
  await stripe.paymentMethods.update(payment_method, { billing_details: { name: "Ann", address } });
  await stripe.paymentMethods.retrieve(payment_method, { expand: ["customer"] });
  await stripe.paymentMethods.list({ customer, type: "card" });
  await stripe.customers.listPaymentMethods(customer);
  await stripe.customers.retrievePaymentMethod(customer, payment_method);

  const waiting = await stripe.paymentIntents.create({ amount: 500, currency: "usd", customer });
  await stripe.paymentIntents.update(waiting.id, { amount: 60_000, metadata: { a: "b" } });
  const paid = await stripe.paymentIntents.confirm(waiting.id, {
    payment_method,
    expand: ["latest_charge.balance_transaction", "latest_charge.customer", "payment_method", "customer"],
  });
  const charge = idOf(paid.latest_charge);
  const token = await stripe.testHelpers.confirmationTokens.create({ payment_method: "pm_card_visa" });
  await stripe.confirmationTokens.retrieve(token.id);
  const dropped = await stripe.paymentIntents.create({ amount: 500, currency: "usd" });
  await stripe.paymentIntents.cancel(dropped.id, { cancellation_reason: "abandoned" });
  await stripe.paymentIntents.retrieve(waiting.id, { expand: ["latest_charge.refunds"] });
  await stripe.paymentIntents.list({ customer, expand: ["data.latest_charge.balance_transaction"] });
  await stripe.charges.list({ payment_intent: waiting.id });
  const refund = await stripe.refunds.create({ charge, amount: 100, expand: ["charge", "balance_transaction"] });
  await stripe.refunds.update(refund.id, { metadata: { a: "b" } });
  await stripe.refunds.retrieve(refund.id, { expand: ["payment_intent"] });
  await stripe.refunds.list({ charge });
  await stripe.charges.retrieve(charge, { expand: ["refunds", "payment_intent", "balance_transaction"] });

  await stripe.paymentIntents.create({
    amount: 900,
    currency: "usd",
    payment_method: "pm_card_createDispute",
    confirm: true,
  });
  const [dispute] = (await stripe.disputes.list({ expand: ["data.charge", "data.payment_intent"] })).data;
  await stripe.disputes.update(dispute!.id, { evidence: { uncategorized_text: "a note" }, metadata: { a: "b" } });
  await stripe.disputes.retrieve(dispute!.id);
  await stripe.disputes.close(dispute!.id);

  await world.operate("/clock", { days: 5 });
  const [payout] = (await stripe.payouts.list({ expand: ["data.balance_transaction"] })).data;
  await stripe.payouts.retrieve(payout!.id);
  const { data: moved } = await stripe.balanceTransactions.list({ limit: 100, expand: ["data.source"] });
  for (const { id } of moved) await stripe.balanceTransactions.retrieve(id);
  await stripe.balance.retrieve();
  await stripe.paymentMethods.detach(payment_method);
  await stripe.customers.del(customer);
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
});

test("bank accounts and setup intents match Stripe's types in every field", async () => {
  const { stripe, browser } = world;
  const { id: customer } = await stripe.customers.create({ name: "Ann" });
  const token = await browser.tokens.create({ bank_account });
  await stripe.tokens.retrieve(token.id);
  const { id: bank } = await stripe.customers.createSource(customer, { source: token.id });
  await stripe.customers.updateSource(customer, bank, { account_holder_name: "Zed" });
  await stripe.customers.verifySource(customer, bank, { amounts: [32, 45] });
  await stripe.customers.retrieveSource(customer, bank);
  await stripe.customers.listSources(customer, { object: "bank_account" });
  const debit = (payment_method: string) =>
    stripe.paymentIntents.create({
      amount: 5000,
      currency: "usd",
      customer,
      payment_method,
      confirm: true,
      mandate_data,
      allowed_payment_method_types: ["us_bank_account"],
    });
  const settled = await debit(bank);
  await world.operate(`/stripe/${settled.id}/settle`);
  const returned = await debit(bank);
  await world.operate(`/stripe/${returned.id}/return`, { reason: "insufficient_funds" });
  await stripe.refunds.create({ payment_intent: settled.id });
  await world.operate("/clock", { days: 4 });

  const setup = await stripe.setupIntents.create({
    customer,
    payment_method: await unverified(),
    confirm: true,
    mandate_data,
    allowed_payment_method_types: ["us_bank_account"],
  });
  await stripe.setupIntents.verifyMicrodeposits(setup.id, { amounts: [32, 45] });
  const agreed = idOf(setup.mandate);
  expect(await stripe.mandates.retrieve(agreed)).toMatchObject({ status: "active", type: "multi_use" });
  await world.operate(`/stripe/${idOf(setup.payment_method)}/revoke`);
  expect(await stripe.mandates.retrieve(agreed)).toMatchObject({ status: "inactive" });
  const gift = await debit(await unverified());
  await stripe.paymentIntents.verifyMicrodeposits(gift.id, { amounts: [32, 45] });
  const card = await stripe.setupIntents.create({ customer, usage: "off_session" });
  await stripe.setupIntents.confirm(card.id, { payment_method: "pm_card_visa", expand: ["payment_method"] });
  const { payment_method: renewed } = await stripe.setupIntents.retrieve(card.id, { expand: ["customer"] });
  await world.operate(`/stripe/${idOf(renewed)}/renew`);
  expect((await stripe.paymentMethods.retrieve(idOf(renewed))).card).toMatchObject({ last4: "4243" });
  const dropped = await stripe.setupIntents.create({});
  await stripe.setupIntents.cancel(dropped.id);
  await stripe.setupIntents.list({ customer });
  expect(await stripe.customers.deleteSource(customer, bank)).toMatchObject({ id: bank, deleted: true });
});

async function unverified(): Promise<string> {
  const made = await world.browser.paymentMethods.create({
    type: "us_bank_account",
    us_bank_account: { routing_number: "110000000", account_number: "000123456789", account_holder_type: "individual" },
    billing_details: { name: "Ann" },
  });
  return made.id;
}

test("subscriptions and webhook endpoints match Stripe's types in every field", async () => {
  const { stripe } = world;
  const { customer, payment_method } = await world.donor();
  const product = await stripe.products.create({ name: "Gift" });
  await stripe.products.update(product.id, { description: "monthly" });
  await stripe.products.retrieve(product.id);
  await stripe.products.list();
  const recurring = { interval: "month" } as const;
  const price = await stripe.prices.create({ currency: "usd", unit_amount: 500, product: product.id, recurring });
  await stripe.prices.retrieve(price.id, { expand: ["product"] });
  await stripe.prices.list({ product: product.id });
  const subscription = await stripe.subscriptions.create({
    customer,
    default_payment_method: payment_method,
    items: [{ price: price.id }],
    expand: ["latest_invoice.confirmation_secret", "latest_invoice.payments", "customer", "default_payment_method"],
  });
  await stripe.subscriptions.update(subscription.id, { metadata: { a: "b" }, proration_behavior: "none" });
  await stripe.subscriptions.update(subscription.id, { pause_collection: { behavior: "void" } });
  await stripe.subscriptions.update(subscription.id, { pause_collection: null });
  await world.operate("/clock", { days: 32 });
  await stripe.subscriptions.retrieve(subscription.id, {
    expand: ["latest_invoice.payments.data.payment.payment_intent"],
  });
  await stripe.subscriptions.list({ customer, status: "all", expand: ["data.latest_invoice"] });
  const { data: invoices } = await stripe.invoices.list({ customer });
  await stripe.invoices.retrieve(invoices[0]!.id, { expand: ["payments"] });
  await stripe.invoicePayments.list({ invoice: invoices[0]!.id });
  await unpaidInvoices(customer);
  await stripe.subscriptions.cancel(subscription.id);

  const url = "http://localhost:9/hook";
  const endpoint = await stripe.webhookEndpoints.create({ url, enabled_events: ["charge.succeeded"] });
  await stripe.webhookEndpoints.update(endpoint.id, { disabled: true });
  await stripe.webhookEndpoints.retrieve(endpoint.id);
  await stripe.webhookEndpoints.list({ limit: 3 });
  await stripe.webhookEndpoints.del(endpoint.id);
  const { data: events } = await stripe.events.list({ limit: 100 });
  expect(await stripe.events.retrieve(events[0]!.id)).toMatchObject({ object: "event" });
});

/** Creates two invoices whose card needs authentication: one is then paid with another card, the other is voided. */
async function unpaidInvoices(customer: string): Promise<void> {
  const { stripe } = world;
  const recurring = { interval: "month" } as const;
  const { id: product } = await stripe.products.create({ name: "Other" });
  for (const end of ["pay", "void"] as const) {
    const asking = await world.card("4000002760003184");
    await stripe.paymentMethods.attach(asking, { customer });
    const { latest_invoice } = await stripe.subscriptions.create({
      customer,
      default_payment_method: asking,
      payment_behavior: "allow_incomplete",
      items: [{ price_data: { currency: "usd", unit_amount: 700, product, recurring } }],
    });
    if (end === "void") await stripe.invoices.voidInvoice(idOf(latest_invoice));
    else await stripe.invoices.pay(idOf(latest_invoice), { payment_method: await attached(customer) });
  }
}

async function attached(customer: string): Promise<string> {
  const card = await world.card();
  await world.stripe.paymentMethods.attach(card, { customer });
  return card;
}

test("the tests above have made every call that the sandbox supports", async () => {
  // The sandbox has the old call to create a charge only to refuse it.
  const never = new Set(["POST /v1/charges"]);
  const all = CALLS.map(({ method, path }) => `${method} ${path}`);
  expect(all.filter((line) => !never.has(line) && !world.watch.answered.has(line))).toEqual([]);
});
