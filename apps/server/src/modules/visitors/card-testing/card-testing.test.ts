import { addCard, makeCaptchaChallenge, readGift, verifyCaptcha } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCaptchaToken } from "../captcha-tokens/create-captcha-token.ts";
import { networkOf } from "../../../platform/limits/network.ts";
import { clientNetworkHash } from "./client-network-hash.ts";
import { countProviderCalls } from "../../giving/testing/count-provider-calls.ts";
import { declineForFunds } from "../../giving/testing/decline-for-funds.ts";
import { from, createTestGuest, recaptchaToken } from "../../giving/testing/create-test-guest.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";

const DECLINED = "pm_card_chargeCustomerFail";

let giving: Awaited<ReturnType<typeof testGiving>>;
let providerCalls: ReturnType<typeof countProviderCalls>;
beforeAll(async () => {
  giving = await testGiving({ trustedProxies: ["127.0.0.1"] });
  providerCalls = countProviderCalls(giving.server.giving);
});
afterAll(() => giving.close());

const { now } = { now: () => giving.server.clock.now };
let lastHost = 0;
const newAddress = () => `203.0.113.${(lastHost += 1)}`;
const captchaTokenAt = (address: string, score = 0.6) =>
  createCaptchaToken(giving.server.giving, { address, score, carried: true });

type Church = Awaited<ReturnType<typeof createTestDonor>>;
/** Saves a card and gives with it, as a guest with a new captcha token. */
async function tryCard(church: Church, attempt: { address?: string; email?: string; id?: string }) {
  const { address = newAddress(), id = DECLINED } = attempt;
  const email = attempt.email ?? `${address.replaceAll(":", "-")}@example.org`;
  const guest = createTestGuest(giving.server, church, address);
  const captchaToken = await captchaTokenAt(address);
  const saved = await guest.saveCard(captchaToken, { id, email });
  if (!saved.body.paymentMethod) return saved;
  return guest.give(10, saved.body.paymentMethod.id, captchaToken, { person: { email, name: "Gus Guest" } });
}
/** Inserts past attempts directly into the table. */
const insertAttempts = (church: Church, outcomes: string[], { address = newAddress(), ago = 60_000 } = {}) =>
  giving.server.database.pool.query(
    `insert into payment_attempts (church_id, id, at, step, place, email, captcha_token_id, outcome)
     select $1, 't' || $2 || n, $3, 'charge', $4, 'e' || $2 || n, 'i' || $2 || n, o from unnest($5::text[]) with ordinality as t (o, n)`,
    [
      church.churchId,
      Math.random(),
      new Date(now().getTime() - ago),
      clientNetworkHash(giving.server.giving, networkOf(address)),
      outcomes,
    ],
  );
const repeat = (outcome: string, times: number) => Array<string>(times).fill(outcome);
const BLOCKED = { status: 200, body: { code: "too-many-tries", raw: { message: expect.any(String) } } };
const FAILED = { status: 200, body: { code: "gift-failed" } };
const DONE = { status: 200, body: { status: "succeeded" } };

test("a failed 3-D Secure challenge counts as a decline, and five of them block the donor", async () => {
  const donor = await createTestDonor(giving.server, "pm_card_authenticationRequired");
  for (let round = 1; round <= 5; round += 1) {
    const key = `k${round}`;
    const { body } = await donor.give(20 + round, { key });
    expect(body).toMatchObject({ status: "requires_action" });
    const open = (await donor.intents()).find(({ status }) => status === "requires_action");
    await giving.operate(String(open.provider_id), "fail");
    const gift = await giving.server.call(readGift, { params: { id: body.id }, query: { key } });
    expect(gift.body).toMatchObject({ code: "gift-failed" });
  }
  expect(await donor.give(5, { key: "last" })).toMatchObject(BLOCKED);
});

test("an email is blocked after five declines, whatever the card, captcha token and network", async () => {
  const church = await createTestDonor(giving.server);
  const email = "tester@example.org";
  const cards = ["pm_card_chargeDeclined", DECLINED];
  for (let round = 0; round < 5; round += 1) {
    const other = await createTestDonor(giving.server);
    expect((await tryCard(other, { email, id: cards[round % 2] ?? "" })).body).not.toHaveProperty("status");
  }
  const before = { ...providerCalls };
  expect(await tryCard(church, { email, id: "pm_card_visa" })).toMatchObject(BLOCKED);
  expect(providerCalls).toEqual(before);
  expect(await tryCard(church, { email: "other@example.org", id: "pm_card_visa" })).toMatchObject(DONE);
  giving.server.clock.now = new Date(now().getTime() + 7 * 3_600_000);
  expect(await tryCard(church, { email, id: "pm_card_visa" })).toMatchObject(DONE);
});

test("a card is blocked after five declines, whatever the email and network", async () => {
  const church = await createTestDonor(giving.server);
  await insertAttempts(church, repeat("good", 20));
  for (let round = 0; round < 5; round += 1) expect(await tryCard(church, {})).toMatchObject(FAILED);
  expect(await tryCard(church, {})).toMatchObject(BLOCKED);
  expect(await church.intents()).toHaveLength(5);
  expect(await tryCard(church, { id: "pm_card_visa" })).toMatchObject(DONE);
});

test("a signed-in donor is blocked after five declines, and other donors are not", async () => {
  const church = await createTestDonor(giving.server, DECLINED);
  for (let round = 0; round < 5; round += 1) expect(await church.give(10, { key: `${round}` })).toMatchObject(FAILED);
  expect(await church.give(10, { key: "last" })).toMatchObject(BLOCKED);
  expect(await church.intents()).toHaveLength(5);
  expect(await tryCard(church, { id: "pm_card_visa" })).toMatchObject(DONE);
});

test("a network is blocked when more than half of its last twenty attempts were declined, but not at half", async () => {
  const church = await createTestDonor(giving.server);
  const [half, over, few] = [newAddress(), newAddress(), newAddress()];
  const otherChurch = await createTestDonor(giving.server);
  await insertAttempts(otherChurch, [...repeat("good", 10), ...repeat("declined", 10)], { address: half });
  await insertAttempts(otherChurch, [...repeat("good", 9), ...repeat("declined", 11)], { address: over });
  await insertAttempts(otherChurch, repeat("declined", 8), { address: few });
  expect(await tryCard(church, { address: half, id: "pm_card_visa" })).toMatchObject(DONE);
  expect(await tryCard(church, { address: few, id: "pm_card_visa" })).toMatchObject(DONE);
  const before = { ...providerCalls };
  expect(await tryCard(church, { address: over, id: "pm_card_visa" })).toMatchObject(BLOCKED);
  expect(providerCalls).toEqual(before);
  giving.server.clock.now = new Date(now().getTime() + 7 * 3_600_000);
  expect(await tryCard(church, { address: over, id: "pm_card_visa" })).toMatchObject(DONE);
});

test("IPv6 addresses with the same first half count as one network", async () => {
  const church = await createTestDonor(giving.server);
  const otherChurch = await createTestDonor(giving.server);
  await insertAttempts(otherChurch, repeat("declined", 11), { address: "2001:db8:1:2::1" });
  expect(await tryCard(church, { address: "2001:db8:1:2:a:b:c:d", id: "pm_card_visa" })).toMatchObject(BLOCKED);
  expect(await tryCard(church, { address: "2001:db8:1:3::1", id: "pm_card_visa" })).toMatchObject(DONE);
});

test("a church with more than half of its attempts declined requires a better captcha for a while and publishes one event", async () => {
  const church = await createTestDonor(giving.server);
  const published: unknown[] = [];
  const { publish } = giving.server.giving;
  giving.server.giving.publish = async (_tx, kind, event) => void published.push([kind.name, event]);
  await insertAttempts(church, repeat("declined", 7));
  for (const _ of [1, 2])
    expect(await tryCard(church, { id: "pm_card_chargeDeclined" })).toMatchObject({ status: 200 });
  giving.server.giving.publish = publish;
  expect(published).toEqual([["card-testing-seen", { churchId: church.churchId }]]);

  const address = newAddress();
  expect(await tryCard(church, { address, id: "pm_card_visa" })).toMatchObject({ body: { code: "captcha-needed" } });
  const { rows: weak } = await giving.server.database.pool.query(
    "select steps_left from captcha_tokens where place = $1",
    [clientNetworkHash(giving.server.giving, networkOf(address))],
  );
  expect(weak).toEqual([{ steps_left: 3 }]);
  const challengeOf = async (churchId: string) =>
    (await giving.server.call(makeCaptchaChallenge, { query: { churchId } })).body.parameters;
  expect(await challengeOf(church.churchId)).toMatchObject({ data: { hard: true } });
  const token = await recaptchaToken(giving.sandboxUrl, "2");
  const { captchaToken } = (
    await giving.server.call(verifyCaptcha, { body: { token, carried: true }, headers: from(address) })
  ).body;
  const guest = createTestGuest(giving.server, church, address);
  const card = (await guest.saveCard(captchaToken)).body.paymentMethod.id;
  expect(await guest.give(10, card, captchaToken)).toMatchObject(DONE);

  const other = await createTestDonor(giving.server);
  expect(await challengeOf(other.churchId)).toMatchObject({ data: { hard: false } });
  expect(await tryCard(other, { id: "pm_card_visa" })).toMatchObject(DONE);
  giving.server.clock.now = new Date(now().getTime() + 3 * 3_600_000);
  expect(await tryCard(church, { id: "pm_card_visa" })).toMatchObject(DONE);
});

test("G8.01 guests get the same message for every declined card, and signed-in donors get the reason", async () => {
  const church = await createTestDonor(giving.server);
  const donor = await createTestDonor(giving.server, DECLINED);
  const restore = declineForFunds(giving.server.giving);
  const { body: charged } = await tryCard(church, { id: DECLINED });
  const { body: own } = await donor.give(10);
  restore();
  expect(own).toMatchObject({ values: { reason: "card-funds-low" }, raw: { message: expect.stringMatching(/funds/) } });
  const message = "Your bank declined this card. Nothing was charged. Try another card or call your bank.";
  const values = { reason: "card-refused" };
  expect(charged).toEqual({
    code: "gift-failed",
    message,
    error: message,
    errors: [message],
    raw: { message },
    values,
  });
  const saves = new Set<unknown>();
  for (const id of [
    "pm_card_chargeDeclined",
    "pm_card_chargeDeclinedExpiredCard",
    "pm_card_chargeDeclinedIncorrectCvc",
  ]) {
    const { body } = await tryCard(church, { id });
    saves.add(JSON.stringify(body));
  }
  expect([...saves]).toEqual([expect.stringContaining(`"message":"${message}"`)]);
  const body = { id: "pm_card_chargeDeclined", personId: church.personId, gatewayId: church.gateway.id };
  expect((await giving.server.call(addCard, { token: church.token, body })).body).toMatchObject({
    raw: { message: expect.stringMatching(/declined/) },
  });
});

test("of thirty concurrent attempts from one network, or at one church, at most ten reach the provider", async () => {
  const crowd = Array.from({ length: 30 });
  const before = { ...providerCalls };
  const [church, address] = [await createTestDonor(giving.server), newAddress()];
  const card = "pm_card_chargeDeclined";
  await Promise.all(crowd.map((_, n) => tryCard(church, { address, email: `a${n}@example.org`, id: card })));
  expect(providerCalls.cards - before.cards - 1).toBeLessThanOrEqual(10);

  const between = { ...providerCalls };
  const other = await createTestDonor(giving.server);
  await Promise.all(crowd.map((_, n) => tryCard(other, { email: `b${n}@example.org`, id: card })));
  expect(providerCalls.cards - between.cards - 1).toBeLessThanOrEqual(10);
});

test("thirty concurrent honest gifts, two of them declined, are not blocked", async () => {
  const [church, address] = [await createTestDonor(giving.server), newAddress()];
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      tryCard(church, { address, email: `honest${n}@example.org`, id: n % 15 === 7 ? DECLINED : "pm_card_visa" }),
    ),
  );
  const codes = answers.map(({ body }) => ("code" in body ? body.code : "status" in body ? body.status : "?"));
  expect(codes.filter((code) => code === "succeeded")).toHaveLength(28);
  expect(codes.filter((code) => code === "gift-failed")).toHaveLength(2);
});

test("a repeated request for the same gift counts as one successful attempt", async () => {
  const church = await createTestDonor(giving.server);
  for (const _ of [1, 2, 3]) expect(await church.give(10, { key: "same" })).toMatchObject(DONE);
  const { rows } = await giving.server.database.pool.query(
    "select outcome from payment_attempts where church_id = $1 and step = 'charge' and outcome = 'good'",
    [church.churchId],
  );
  expect(rows).toHaveLength(1);
});

test("payment attempts, captcha tokens and guest cards are stored without names, emails and IP addresses", async () => {
  const church = await createTestDonor(giving.server);
  const email = "private.person@example.org";
  await tryCard(church, { address: "198.51.100.200", email, id: "pm_card_visa" });
  for (const table of ["payment_attempts", "captcha_tokens", "guest_cards"]) {
    const { rows } = await giving.server.database.pool.query(`select * from ${table}`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/private|@example|198\.51\.|Gus Guest|"Gus"|"Guest"/);
  }
});
