import { execFile } from "node:child_process";
import { promisify } from "node:util";
import {
  addBank,
  addCard,
  addFund,
  addGateway,
  changeGateway,
  chargeGift,
  createOrder,
  dueUpTo,
  listChurchDonations,
  listDonateGateways,
  listGateways,
  listMethods,
  login,
  makeClientToken,
  readReconciliation,
  selectChurch,
  startReconciliation,
  subscribeGift,
  testGateway,
  verifyBank,
  type CallAnswer,
} from "@offertory/contract";
import { callWire } from "../support/call-wire.ts";
import { expect, test } from "../support/test.ts";

const DAYS = 375;
const STEP = 15;
const DAY_MS = 86_400_000;
const run = promisify(execFile);

/** Signs in to the demo church and returns a giving token. */
async function enter(email: string) {
  const { user } = await callWire(login, "", { body: { email, password: "offertory-demo" } });
  const { church, person, apis } = await callWire(selectChurch, user.jwt, { body: { subDomain: "harborlight" } });
  return { churchId: church.id, personId: person.id, token: apis.find(({ keyName }) => keyName === "GivingApi")!.jwt };
}

const post = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
  const form = body instanceof URLSearchParams;
  const answer = await fetch(url, {
    method: "POST",
    headers: { ...(!form && { "content-type": "application/json" }), ...headers },
    body: form ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  const read: { id: string } = JSON.parse(await answer.text());
  return read;
};

test("a year of single and monthly gifts by card, bank and PayPal matches the donations, the ledger and the providers", async ({
  sandbox,
}) => {
  test.setTimeout(280_000);
  const { token, churchId, personId } = await enter("admin@example.com");
  const { id: fund } = await callWire(addFund, token, { body: { name: `A year ${Date.now()}` } });
  const known = (await callWire(listDonateGateways, "", { params: { churchId } })).gateways;
  for (const provider of ["stripe", "paypal"] as const) {
    if (!known.some((gateway) => gateway.provider === provider))
      await callWire(addGateway, token, { body: { provider } });
  }
  const gateways = await callWire(listGateways, token, {});
  const gatewayOf = (provider: string) => gateways.find((gateway) => gateway.provider === provider)!;
  for (const { id } of gateways) {
    await callWire(changeGateway, token, { params: { id }, body: { payFees: false } });
    expect(await callWire(testGateway, token, { params: { id } })).toMatchObject({ connection: "works" });
  }
  const [stripe, paypal] = [gatewayOf("stripe"), gatewayOf("paypal")];
  const gift = (amount: number, id: string, { provider, id: gatewayId }: typeof stripe, type: string) => ({
    amount,
    id,
    type,
    provider,
    gatewayId,
    funds: [{ id: fund, amount }],
  });
  const monthly = { billing_cycle_anchor: Date.now(), interval: { interval_count: 1, interval: "month" as const } };

  await test.step("by card", async () => {
    const body = { id: "pm_card_visa", personId, gatewayId: stripe.id };
    const { paymentMethod } = await callWire(addCard, token, { body });
    const once = gift(25.01, paymentMethod.id, stripe, "card");
    expect(await callWire(chargeGift, token, { body: once })).toMatchObject({ status: "succeeded" });
    const again = { ...gift(40.03, paymentMethod.id, stripe, "card"), ...monthly };
    expect(await callWire(subscribeGift, token, { body: again })).toMatchObject({ status: "active" });
  });

  await test.step("by bank", async () => {
    const typed = new URLSearchParams({
      "bank_account[country]": "US",
      "bank_account[currency]": "usd",
      "bank_account[routing_number]": "110000000",
      "bank_account[account_number]": "000123456789",
    });
    const { id } = await post(`${sandbox}/v1/tokens`, typed, { authorization: `Bearer ${stripe.publicKey}` });
    const { paymentMethod } = await callWire(addBank, token, { body: { id, personId, gatewayId: stripe.id } });
    await callWire(verifyBank, token, {
      body: { paymentMethodId: paymentMethod.id, amountData: { amounts: ["32", "45"] } },
    });
    const once = gift(60.07, paymentMethod.id, stripe, "bank");
    expect(await callWire(chargeGift, token, { body: once })).toMatchObject({ status: "pending" });
    const again = { ...gift(30.09, paymentMethod.id, stripe, "bank"), ...monthly };
    expect(["active", "pending"]).toContain((await callWire(subscribeGift, token, { body: again })).status);
  });

  await test.step("by PayPal", async () => {
    const named = { provider: "paypal", gatewayId: paypal.id };
    const { clientToken } = await callWire(makeClientToken, token, { body: { ...named, kind: "v6" } });
    const order = await callWire(createOrder, token, {
      body: { ...named, amount: 0, currency: "USD", funds: [], save: true },
    });
    const card = { number: "4111111111111111", name: "Ada Giver", expiry: "2035-12", security_code: "123" };
    const confirm = `${sandbox}/paypal/v2/checkout/orders/${order.id}/confirm-payment-source`;
    await post(confirm, { payment_source: { card } }, { authorization: `Bearer ${clientToken}` });
    const once = gift(35.11, order.id, paypal, "paypal");
    expect(await callWire(chargeGift, token, { body: once })).toMatchObject({ status: "CREATED" });
    const saved = await test.step("the card of the order is saved", () => savedPaypal(token, personId));
    const again = { ...gift(20.13, saved, paypal, "paypal"), ...monthly };
    expect(["active", "CREATED"]).toContain((await callWire(subscribeGift, token, { body: again })).status);
  });

  const gifts = () => allGifts(token, fund);
  await test.step("a year passes", async () => {
    const dayAfter = (days: number) =>
      new Date(monthly.billing_cycle_anchor + days * DAY_MS).toISOString().slice(0, 10);
    for (let passed = STEP; passed < DAYS + STEP; passed += STEP) {
      await post(`${sandbox}/api/clock`, { days: STEP });
      // Our own scheduler charges PayPal's renewals; a renewal that is missed until the next month is not charged
      // twice.
      const due = dueUpTo(dayAfter(0), monthly.interval, dayAfter(passed - 1));
      const paid = async () => (await gifts()).filter(({ amount }) => amount === 20.13).length;
      await expect.poll(paid, { timeout: 60_000 }).toBeGreaterThanOrEqual(due);
      await untilQuiet(async () => (await gifts()).length);
    }
  });

  const once = [25.01, 60.07, 35.11];
  const expected = [...once, ...[40.03, 30.09, 20.13].flatMap((amount) => Array<number>(13).fill(amount))];
  const sorted = (amounts: number[]) => amounts.toSorted((one, other) => one - other);
  await expect
    .poll(async () => sorted((await gifts()).map(({ amount }) => amount)), { timeout: 60_000 })
    .toEqual(sorted(expected));
  const all = await gifts();
  expect(all.every(({ status, providerFee }) => status === "succeeded" && providerFee !== null)).toBe(true);

  await test.step("the comparison with each company finds no difference", async () => {
    const days = all.map(({ donationDate }) => donationDate).toSorted();
    for (const { id: gatewayId } of [stripe, paypal]) {
      const body = { from: days[0] ?? "", to: days.at(-1) ?? "", gatewayId };
      const { id } = await callWire(startReconciliation, token, { body });
      const result = () => callWire(readReconciliation, token, { params: { id } });
      await expect.poll(async () => (await result()).status, { timeout: 60_000 }).toBe("done");
      const { open, repaired, theirNet, ourNet, transactions, differences } = await result();
      expect({ open, repaired, differences }).toEqual({ open: 0, repaired: 0, differences: [] });
      expect(theirNet).toBe(ourNet);
      expect(transactions).toBeGreaterThanOrEqual(14);
    }
  });

  await test.step("the ledger adds up, and its chain holds", async () => {
    const { stdout } = await run("npm", ["run", "--silent", "verify-ledger"], {
      env: { ...process.env, OFFERTORY_DATA: process.env["OFFERTORY_E2E_DATA"] ?? "" },
    });
    expect(stdout).toContain("every donation is as the ledger says");
    expect(stdout).toContain("OK");
  });
});

type Donations = CallAnswer<typeof listChurchDonations>["donations"];

async function allGifts(token: string, fundId: string): Promise<Donations> {
  const found: Donations = [];
  let cursor: string | null = null;
  do {
    const page: CallAnswer<typeof listChurchDonations> = await callWire(listChurchDonations, token, {
      query: { fundId, limit: 100, ...(cursor && { cursor }) },
    });
    found.push(...page.donations);
    cursor = page.next;
  } while (cursor);
  return found;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until nothing more comes: the server notices the moved clock within a second, and due work follows at once. */
async function untilQuiet(count: () => Promise<number>): Promise<void> {
  await pause(1500);
  for (let last = -1, now = await count(); now !== last;) {
    last = now;
    await pause(1000);
    now = await count();
  }
}

async function savedPaypal(token: string, personId: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const methods = await callWire(listMethods, token, { params: { personId } });
      found = methods.find(({ type }) => type === "paypal")?.id;
      return found;
    })
    .toBeDefined();
  return found ?? "";
}
