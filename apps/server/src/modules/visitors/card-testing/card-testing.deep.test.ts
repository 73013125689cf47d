import { verifyCaptcha } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCaptchaToken } from "../captcha-tokens/create-captcha-token.ts";
import { countProviderCalls } from "../../giving/testing/count-provider-calls.ts";
import { from, createTestGuest, recaptchaToken } from "../../giving/testing/create-test-guest.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
let providerCalls: ReturnType<typeof countProviderCalls>;
beforeAll(async () => {
  giving = await testGiving({ trustedProxies: ["127.0.0.1"] });
  providerCalls = countProviderCalls(giving.server.giving);
});
afterAll(() => giving.close());

type Church = Awaited<ReturnType<typeof createTestDonor>>;
const captchaTokenAt = (address: string) =>
  createCaptchaToken(giving.server.giving, { address, score: 0.6, carried: true });
const codeOf = (body: object): string =>
  String("code" in body ? body.code : "status" in body ? body.status : JSON.stringify(body));

/** Runs `limit` calls at a time until `count` are done, as a script would. */
async function runConcurrently<Result>(
  count: number,
  limit: number,
  work: (n: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < count; n = next++) results[n] = await work(n);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}

/**
 * Saves a stolen card and, if that succeeds, charges it; each with an email address of its own and a captcha that was
 * really solved.
 */
async function tryStolen(church: Church, address: string, n: number, captchaToken: string): Promise<string> {
  const guest = createTestGuest(giving.server, church, address);
  const email = `thief${n}@example.org`;
  const id = n % 2 ? "pm_card_chargeDeclined" : "pm_card_chargeCustomerFail";
  const saved = await guest.saveCard(captchaToken, { id, email });
  if (!saved.body.paymentMethod) return codeOf(saved.body);
  return codeOf((await guest.give(1, saved.body.paymentMethod.id, captchaToken, { person: { email } })).body);
}

test("of 1,000 attempts from one IP address with forged captcha tokens, none reaches the provider", async () => {
  const church = await createTestDonor(giving.server);
  const before = { ...providerCalls };
  const codes = await runConcurrently(1000, 16, async (n) => {
    const guest = createTestGuest(giving.server, church, "203.0.113.66");
    const forged = `forged-${n}`;
    return codeOf((n % 2 ? await guest.saveCard(forged) : await guest.give(1, "pm_card_visa", forged)).body);
  });
  expect(new Set(codes)).toEqual(new Set(["captcha-needed"]));
  expect(providerCalls).toEqual(before);
  expect(await church.intents()).toEqual([]);
});

test("of 1,000 attempts from one IP address with a solved captcha each, at most 10 reach the provider", async () => {
  const church = await createTestDonor(giving.server);
  const before = providerCalls.cards;
  await runConcurrently(1000, 16, async (n) =>
    tryStolen(church, "203.0.113.67", n, await captchaTokenAt("203.0.113.67")),
  );
  const reached = providerCalls.cards - before;
  expect(reached).toBeLessThanOrEqual(10);
  expect((await church.intents()).length).toBeLessThanOrEqual(10);
});

test("of 400 attempts in five minutes from 50 IP addresses, at most 10 reach the provider", async () => {
  for (const atOnce of [1, 50]) {
    const church = await createTestDonor(giving.server);
    const before = providerCalls.cards;
    await runConcurrently(400, atOnce, async (n) => {
      giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 750);
      const address = `203.0.113.${100 + (n % 50)}`;
      return tryStolen(church, address, n + 20_000 * atOnce, await captchaTokenAt(address));
    });
    const reached = providerCalls.cards - before;
    expect(reached).toBeLessThanOrEqual(10);
    giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 24 * 3_600_000);
  }
});

/**
 * One in 33 donors has a card that is declined: of the first 132 donors when it is charged, of the others when it is
 * saved.
 */
const cardOf = (n: number): { id: string; becomes: string } => {
  if (n % 33 !== 16) return { id: "pm_card_visa", becomes: "succeeded" };
  if (n < 132) return { id: "pm_card_chargeCustomerFail", becomes: "gift-failed" };
  return { id: "pm_card_chargeDeclined", becomes: "card-refused" };
};

test("of 500 honest donors from one IP address, 3 % of them with declined cards, none is blocked", async () => {
  const church = await createTestDonor(giving.server);
  const address = "198.51.100.7";
  const codes = await runConcurrently(500, 40, async (n) => {
    const guest = createTestGuest(giving.server, church, address);
    const email = `donor${n}@example.org`;
    // Older pages send no captcha token, so all donors use those that are pooled for their address.
    const body = { token: await recaptchaToken(giving.sandboxUrl, "3") };
    expect((await giving.server.call(verifyCaptcha, { body, headers: from(address) })).body.success).toBe(true);
    const saved = await guest.saveCard(undefined, { id: cardOf(n).id, email });
    if (!saved.body.paymentMethod) return codeOf(saved.body);
    const person = { email, name: { display: `Donor ${n}` } };
    return codeOf((await guest.give(10 + n / 100, saved.body.paymentMethod.id, undefined, { person })).body);
  });
  const wrong = codes.map((code, n) => `${n}: ${code}`).filter((text, n) => text !== `${n}: ${cardOf(n).becomes}`);
  expect(wrong).toEqual([]);
  expect(await church.donations()).toHaveLength(485);
});
