import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestStripe, refusalOf, type TestStripe } from "../testing/open-test-stripe.ts";

let world: TestStripe;
beforeAll(async () => {
  world = await openTestStripe();
});
afterAll(() => world.discard());

const mandate_data = {
  customer_acceptance: { type: "online", online: { ip_address: "127.0.0.1", user_agent: "test" } },
} as const;

const newToken = (account_number = "000123456789") =>
  world.browser.tokens.create({
    bank_account: {
      country: "US",
      currency: "usd",
      routing_number: "110000000",
      account_number,
      account_holder_name: "Ann Donor",
      account_holder_type: "individual",
    },
  });

async function verifiedBank(number?: string) {
  const { id: customer } = await world.stripe.customers.create({});
  const { id: source } = await newToken(number);
  const bank = await world.stripe.customers.createSource(customer, { source });
  await world.stripe.customers.verifySource(customer, bank.id, { amounts: [32, 45] });
  return { customer, payment_method: bank.id };
}

const debit = (payer: { customer: string; payment_method: string }, amount = 100_000) =>
  world.stripe.paymentIntents.create({
    amount,
    currency: "usd",
    ...payer,
    confirm: true,
    allowed_payment_method_types: ["us_bank_account"],
    mandate_data,
  });

test("a bank account is created from a token, starts as new, and is verified by two deposits", async () => {
  const { customers } = world.stripe;
  const { id: customer } = await customers.create({});
  const token = await newToken();
  expect(token).toMatchObject({ type: "bank_account", bank_account: { status: "new", last4: "6789" } });
  const bank = await customers.createSource(customer, { source: token.id });
  expect(bank).toMatchObject({ object: "bank_account", status: "new", bank_name: "STRIPE TEST BANK", customer });
  expect(await refusalOf(customers.createSource(customer, { source: token.id }))).toMatchObject({
    code: "token_already_used",
  });
  const duplicate = customers.createSource(customer, { source: (await newToken()).id });
  expect(await refusalOf(duplicate)).toMatchObject({ code: "bank_account_exists" });
  const early = debit({ customer, payment_method: bank.id });
  expect(await refusalOf(early)).toMatchObject({ code: "bank_account_unverified" });
  const wrong = customers.verifySource(customer, bank.id, { amounts: [10, 11] });
  expect(await refusalOf(wrong)).toMatchObject({ message: expect.stringContaining("do not match") });
  const verified = await customers.verifySource(customer, bank.id, { amounts: [45, 32] });
  expect(verified).toMatchObject({ status: "verified" });
  const changed = await customers.updateSource(customer, bank.id, {
    account_holder_name: "Zed",
    account_holder_type: "company",
  });
  expect(changed).toMatchObject({ account_holder_name: "Zed", account_holder_type: "company", status: "verified" });
  expect(await customers.deleteSource(customer, bank.id)).toMatchObject({ deleted: true });
  expect((await customers.listSources(customer)).data).toEqual([]);
});

test("a bank account can no longer be verified after ten wrong pairs of amounts", async () => {
  const { id: customer } = await world.stripe.customers.create({});
  const bank = await world.stripe.customers.createSource(customer, { source: (await newToken()).id });
  const verify = (amounts: [number, number]) => world.stripe.customers.verifySource(customer, bank.id, { amounts });
  for (let count = 0; count < 10; count += 1) await refusalOf(verify([1, 2]));
  expect(await refusalOf(verify([32, 45]))).toMatchObject({ message: expect.stringContaining("exceeded") });
});

test("a debit is processing for days, then succeeds with the maximum fee of five dollars", async () => {
  const intent = await debit(await verifiedBank());
  expect(intent.status).toBe("processing");
  await world.operate("/clock", { days: 3 });
  expect((await world.stripe.paymentIntents.retrieve(intent.id)).status).toBe("processing");
  await world.operate("/clock", { days: 2 });
  const settled = await world.stripe.paymentIntents.retrieve(intent.id, {
    expand: ["latest_charge.balance_transaction"],
  });
  expect(settled).toMatchObject({
    status: "succeeded",
    latest_charge: {
      id: expect.stringMatching(/^py_/),
      balance_transaction: { fee: 500, net: 99_500, type: "payment" },
    },
  });
});

test("a debit from an account without funds fails after some days", async () => {
  const intent = await debit(await verifiedBank("000222222227"));
  await world.operate("/clock", { days: 5 });
  const returned = await world.stripe.paymentIntents.retrieve(intent.id, { expand: ["latest_charge"] });
  expect(returned).toMatchObject({
    status: "requires_payment_method",
    last_payment_error: {
      code: "payment_intent_payment_attempt_failed",
      message: expect.stringContaining("insufficient funds"),
    },
    latest_charge: { status: "failed", failure_code: "insufficient_funds", balance_transaction: null },
  });
});

test("a debit returned after success becomes a dispute that is lost immediately", async () => {
  const intent = await debit(await verifiedBank(), 5000);
  expect((await world.operate(`/stripe/${intent.id}/settle`)).status).toBe(200);
  expect((await world.stripe.paymentIntents.retrieve(intent.id)).status).toBe("succeeded");
  await world.operate(`/stripe/${intent.id}/return`, { reason: "debit_not_authorized" });
  const { data } = await world.stripe.disputes.list({ payment_intent: intent.id });
  expect(data).toMatchObject([
    { status: "lost", amount: 5000, reason: "debit_not_authorized", balance_transactions: [{ amount: -5000 }] },
  ]);
});

test("a debit without a mandate is refused, and a setup intent creates the mandate", async () => {
  const payer = await verifiedBank();
  const { setupIntents, paymentIntents } = world.stripe;
  const bare = { amount: 800, currency: "usd", ...payer, confirm: true };
  expect(await refusalOf(paymentIntents.create(bare))).toMatchObject({ code: "payment_intent_mandate_invalid" });
  const types = ["us_bank_account"] as const;
  const setup = await setupIntents.create({
    ...payer,
    confirm: true,
    allowed_payment_method_types: [...types],
    mandate_data,
  });
  expect(setup).toMatchObject({ status: "succeeded", mandate: expect.stringMatching(/^mandate_/) });
  expect((await paymentIntents.create(bare)).status).toBe("processing");
});

test("a bank payment method is verified by microdeposits, with amounts or a descriptor code", async () => {
  const { id: customer } = await world.stripe.customers.create({});
  for (const proof of [{ amounts: [32, 45] }, { descriptor_code: "SM11AA" }]) {
    const method = await world.browser.paymentMethods.create({
      type: "us_bank_account",
      us_bank_account: {
        routing_number: "110000000",
        account_number: "000123456789",
        account_holder_type: "individual",
      },
      billing_details: { name: "Ann" },
    });
    const setup = await world.stripe.setupIntents.create({
      customer,
      payment_method: method.id,
      confirm: true,
      mandate_data,
    });
    expect(setup).toMatchObject({ status: "requires_action", next_action: { type: "verify_with_microdeposits" } });
    expect(await world.stripe.setupIntents.verifyMicrodeposits(setup.id, proof)).toMatchObject({ status: "succeeded" });
    expect((await debit({ customer, payment_method: method.id })).status).toBe("processing");
  }
});

test("an account number that is not a documented test account is refused", async () => {
  const refused = refusalOf(newToken("123456"));
  expect(await refused).toMatchObject({ code: "account_number_invalid", param: "bank_account[account_number]" });
});
