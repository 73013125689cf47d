import { addFund, can, changeGateway } from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countProviderCalls } from "../../giving/testing/count-provider-calls.ts";
import { createTestGuest } from "../../giving/testing/create-test-guest.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
let providerCalls: ReturnType<typeof countProviderCalls>;
type Church = Awaited<ReturnType<typeof createTestDonor>>;
let church: Church;
let stranger: Church;
/** A signed-in donor and a guest, each with a valid card. */
let ways: Record<string, { card: string; captchaToken: string; token?: string }>;

beforeAll(async () => {
  giving = await testGiving();
  providerCalls = countProviderCalls(giving.server.giving);
  church = await createTestDonor(giving.server);
  stranger = await createTestDonor(giving.server);
  const guest = createTestGuest(giving.server, church);
  const captchaToken = await guest.captchaToken();
  const card = (await guest.saveCard(captchaToken)).body.paymentMethod.id;
  ways = {
    "signed in": { card: church.saved.body.paymentMethod.id, captchaToken: "", token: church.token },
    "a guest": { card, captchaToken },
  };
});
afterAll(() => giving.close());

/** Sends a valid gift after `change`. `edit` changes the text of the body, so that invalid JSON can be sent too. */
async function send(way: string, change: (gift: Record<string, unknown>) => unknown, edit = (text: string) => text) {
  const { card, captchaToken, token } = ways[way]!;
  const gift = {
    amount: 10,
    id: card,
    type: "card",
    churchId: church.churchId,
    funds: [{ id: church.fund.id, amount: 10 }],
    person: { email: "guest@example.org", name: { display: "Gus Guest" } },
    provider: "stripe",
    gatewayId: church.gateway.id,
  };
  const answer = await giving.server.http.inject({
    method: "POST",
    url: "/api/giving/donate/charge",
    headers: {
      "content-type": "application/json",
      "x-captcha-token": captchaToken,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: edit(JSON.stringify(change(gift))),
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Counts the calls to the payment provider and the rows of every table that a gift writes. */
async function traces() {
  const count = async (table: string) =>
    (await giving.server.database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;
  const tables = ["payment_intents", "intent_funds", "donations", "donation_funds", "ledger", "batches", "refunds"];
  return [{ ...providerCalls }, ...(await Promise.all(tables.map(count)))];
}

type Change = (gift: Record<string, unknown>) => unknown;
const amount =
  (sum: number, line = sum): Change =>
  (gift) => ({
    ...gift,
    amount: sum,
    funds: [{ id: church.fund.id, amount: line }],
  });
const funds =
  (...lines: unknown[]): Change =>
  (gift) => ({ ...gift, funds: lines });
const withField =
  (name: string, value: () => unknown): Change =>
  (gift) => ({ ...gift, [name]: value() });

/** Refused with an error code, at status 200. */
const REFUSED: [string, Change, string, string?][] = [
  ["a negative amount", amount(-5), "gift-too-small", "Donation amount must be greater than $0.50"],
  ["nothing", amount(0), "gift-too-small", "Donation amount must be greater than $0.50"],
  ["49 cents", amount(0.49), "gift-too-small", "Donation amount must be greater than $0.50"],
  ["a billion", amount(1e9), "amount-invalid"],
  ["three decimals", amount(10.005), "amount-invalid"],
  ["a thousandth", amount(0.001), "amount-invalid"],
  ["a line of three decimals", amount(10, 9.999), "amount-invalid"],
  ["no fund", funds(), "fund-not-found"],
  ["an unknown fund", funds({ id: "nofund", amount: 10 }), "fund-not-found"],
  ["another church's fund", (gift) => ({ ...gift, funds: [{ id: stranger.fund.id, amount: 10 }] }), "fund-not-found"],
  [
    "a fund with a negative amount",
    (gift) => ({
      ...gift,
      funds: [
        { id: church.fund.id, amount: 20 },
        { id: church.fund.id, amount: -10 },
      ],
    }),
    "amount-invalid",
  ],
  ["lines above the total", amount(10, 11), "gift-sums-differ"],
  ["a total far above the lines", amount(100, 10), "gift-sums-differ"],
  ["no card", withField("id", () => ""), "method-not-found", "Payment method not found."],
  ["another person's card", withField("id", () => stranger.saved.body.paymentMethod.id), "method-not-found"],
  ["an unknown gateway", withField("gatewayId", () => "nogateway"), "gateway-not-found"],
  ["another church's gateway", withField("gatewayId", () => stranger.gateway.id), "gateway-not-found"],
  ["a card number in the memo", withField("notes", () => "card 4242 4242 4242 4242"), "card-number-refused"],
  ["a card number in an unknown field", withField("cardNumber", () => 4242424242424242), "card-number-refused"],
  ["a card number as the card", withField("id", () => "4242424242424242"), "card-number-refused"],
  [
    "a card number in the name",
    (gift) => ({ ...gift, person: { email: "a@b.cd", name: { display: "4242-4242-4242-4242" } } }),
    "card-number-refused",
  ],
];

/** Bodies that the contract does not accept: refused with status 400. */
const MALFORMED: [string, Change, ((text: string) => string)?][] = [
  ["NaN", (gift) => gift, (text) => text.replace('"amount":10', '"amount":NaN')],
  ["an exponent that overflows", (gift) => gift, (text) => text.replace('"amount":10', '"amount":1e400')],
  ["a text with a comma", withField("amount", () => "10,00")],
  ["a text", withField("amount", () => "10")],
  ["null", withField("amount", () => null)],
  ["an amount in a list", withField("amount", () => [10])],
  ["funds that are no list", withField("funds", () => ({ id: "x", amount: 10 }))],
  ["a line as text", funds({ id: "x", amount: "10,00" })],
  ["a NUL in the memo", withField("notes", () => "a\0b")],
  ["a memo that is too long", withField("notes", () => "x".repeat(1001))],
  ["fifty-one funds", funds(...Array.from({ length: 51 }, () => ({ id: "x", amount: 1 })))],
  ["a truncated body", (gift) => gift, (text) => text.slice(0, -2)],
];

describe.each(["signed in", "a guest"])("a gift by a donor (%s)", (way) => {
  test.each(REFUSED)(
    "G5.01 G5.17 is refused with an error code: %s, and nothing is charged or stored",
    async (_, change, code, message) => {
      const before = await traces();
      const { status, body } = await send(way, change);
      expect(status).toBe(200);
      expect(body).toMatchObject({ code, raw: { message: expect.any(String) } });
      expect(body.message).toContain(message ?? "");
      expect([body.error, body.message]).toEqual([body.raw.message, body.raw.message]);
      expect(body).not.toHaveProperty("status");
      expect(await traces()).toEqual(before);
    },
  );

  test.each(MALFORMED)("is refused with status 400: %s, and nothing is charged or stored", async (_, change, edit) => {
    const before = await traces();
    const { status, body } = await send(way, change, edit);
    expect(status).toBe(400);
    expect(["malformed", "invalid-request"]).toContain(body.code);
    expect(await traces()).toEqual(before);
  });

  test("G6.02 ignores the customer id of another person in the request", async () => {
    const { customerId } = stranger.saved.body;
    const { body } = await send(way, (gift) => ({
      ...gift,
      customerId,
      amount: 7,
      funds: [{ id: church.fund.id, amount: 7 }],
    }));
    expect(body).toMatchObject({ status: "succeeded" });
    const { rows } = await giving.server.database.pool.query("select 1 from payment_intents where customer_id = $1", [
      customerId,
    ]);
    expect(rows).toEqual([]);
  });
});

test("G3.03 a disabled gateway accepts no cards or gifts", async () => {
  const off = await createTestDonor(giving.server);
  const treasurer = await off.church.person({ permissions: [can.editGivingSettings] });
  const token = treasurer.tokenFor("giving");
  await giving.server.call(changeGateway, { token, params: { id: off.gateway.id }, body: { enabled: false } });
  const before = await traces();
  const guest = createTestGuest(giving.server, off);
  const captchaToken = await guest.captchaToken();
  expect((await guest.saveCard(captchaToken)).body).toMatchObject({ code: "gateway-not-found" });
  expect((await guest.give(10, "pm_x", captchaToken)).body).toMatchObject({ code: "gateway-not-found" });
  expect((await off.give(10)).body).toMatchObject({ code: "gateway-not-found" });
  expect(await traces()).toEqual(before);
});

test("G5.20 a guest's gift with a missing, forged or used captcha token is refused", async () => {
  const guest = createTestGuest(giving.server, church);
  const captchaToken = await guest.captchaToken();
  const card = (await guest.saveCard(captchaToken)).body.paymentMethod.id;
  expect((await guest.give(11, card, captchaToken)).body).toMatchObject({ status: "succeeded" });
  const before = await traces();
  for (const wrong of [undefined, "forged", captchaToken])
    expect((await guest.give(12, card, wrong)).body).toMatchObject({ code: "captcha-needed" });
  expect(await traces()).toEqual(before);
});

test("a gift to a closed fund is refused", async () => {
  const treasurer = await church.church.person({ permissions: [can.editGivingSettings] });
  const { body: fund } = await giving.server.call(addFund, {
    token: treasurer.tokenFor("giving"),
    body: { name: "Roof" },
  });
  await giving.server.database.pool.query("update funds set closed_at = now() where id = $1", [fund.id]);
  const before = await traces();
  expect((await church.give(10, { funds: [{ id: fund.id, amount: 10 }] })).body).toMatchObject({
    code: "fund-not-found",
  });
  expect(await traces()).toEqual(before);
});
