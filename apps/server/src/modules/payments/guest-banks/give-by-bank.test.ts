import { listMethods, setUpGuestBank, subscribeGift } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliverWebhooks } from "../../giving/testing/compare-records.ts";
import { collectBank, confirmBankSetUp } from "../../giving/testing/create-test-bank.ts";
import { createTestGuest, from } from "../../giving/testing/create-test-guest.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving({ trustedProxies: ["127.0.0.1"] });
});
afterAll(() => giving.close());

let lastHost = 0;
/** Creates a church and a guest from a network of their own, with the calls of a gift by bank account. */
async function createTestBankGuest() {
  const address = `198.51.100.${(lastHost += 1)}`;
  const church = await createTestDonor(giving.server);
  const guest = createTestGuest(giving.server, church, address);
  const captchaToken = await guest.captchaToken();
  const setUp = (more: Record<string, unknown> = {}, token: string | undefined = captchaToken) =>
    giving.server.call(setUpGuestBank, {
      headers: { ...from(address), ...(token && { "x-captcha-token": token }) },
      body: {
        email: guest.email,
        name: "Gus Guest",
        churchId: church.churchId,
        gatewayId: church.gateway.id,
        ...more,
      },
    });
  const rows = async (text: string) => (await giving.server.database.pool.query(text, [church.churchId])).rows;
  return { address, church, guest, captchaToken, setUp, rows };
}
type BankGuest = Awaited<ReturnType<typeof createTestBankGuest>>;

/** The script of the provider asks for the id of the account that the donor chose. */
async function chosenMethod({ church }: BankGuest, setup: { setupIntentId: string; clientSecret: string }) {
  const url = `${giving.sandboxUrl}/v1/setup_intents/${setup.setupIntentId}?client_secret=${setup.clientSecret}`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${church.gateway.publicKey}` } });
  const body: { payment_method: string } = JSON.parse(await answer.text());
  return body.payment_method;
}

async function chooseBank(donor: BankGuest, choice: "instant" | "deposits" = "instant") {
  const { body } = await donor.setUp();
  await collectBank(giving, donor.church.gateway, body, choice);
  return chosenMethod(donor, body);
}

test("G1.03 G3.04 a guest gives from a bank account by login, and the gift is recorded once the debit has settled", async () => {
  const donor = await createTestBankGuest();
  const { church, guest, captchaToken, rows } = donor;
  const bank = await chooseBank(donor);
  const given = await guest.give(25, bank, captchaToken, { type: "bank" });
  expect(given).toMatchObject({ status: 200, body: { status: "pending" } });
  expect(await church.donations()).toEqual([]);
  const providerId = String((await church.intents())[0]?.provider_id);
  await giving.operate(providerId, "settle");
  await deliverWebhooks(giving);
  expect(await church.donations()).toMatchObject([{ amount: 2500, status: "succeeded" }]);
  expect(await church.ledgerRest()).toBe(0);
  expect(
    await rows("select email, person_id, type, last4 from payment_methods where church_id = $1 and type = 'bank'"),
  ).toEqual([{ email: "", person_id: null, type: "bank", last4: "6789" }]);
});

test("G1.03 a guest gives monthly from a bank account", async () => {
  const donor = await createTestBankGuest();
  const { address, church, guest, captchaToken, rows } = donor;
  const bank = await chooseBank(donor);
  const { body } = await giving.server.call(subscribeGift, {
    headers: { ...from(address), "x-captcha-token": captchaToken },
    body: {
      amount: 30,
      id: bank,
      type: "bank",
      churchId: church.churchId,
      funds: [{ id: church.fund.id, amount: 30 }],
      interval: { interval: "month", interval_count: 1 },
      person: { email: guest.email, name: { display: "Gus Guest" } },
      provider: "stripe",
      gatewayId: church.gateway.id,
    },
  });
  expect(body).toMatchObject({ status: "active" });
  expect(await rows("select method_type, method_last4 from subscriptions where church_id = $1")).toEqual([
    { method_type: "bank", method_last4: "6789" },
  ]);
});

test("G5.20 G6.02 only the guest who set up a bank account can give with it", async () => {
  const donor = await createTestBankGuest();
  const bank = await chooseBank(donor);
  const thief = createTestGuest(giving.server, donor.church, "192.0.2.55");
  const token = await thief.captchaToken();
  // For a guest who has set up an account too, the provider is asked, and the refusal is the same.
  await donor.setUp({}, token);
  for (const type of ["bank", "card"])
    expect((await thief.give(10, bank, token, { type })).body).toMatchObject({ code: "method-not-found" });
  expect(await donor.church.intents()).toEqual([]);
  expect((await donor.guest.give(10, bank, donor.captchaToken, { type: "bank" })).body).toMatchObject({
    status: "pending",
  });
  expect((await thief.give(10, bank, token, { type: "bank" })).body).toMatchObject({ code: "method-not-found" });
  const { church } = donor;
  const member = await giving.server.call(listMethods, { token: church.token, params: { personId: church.personId } });
  expect(member.body).toMatchObject([{ type: "card" }]);
  expect((await church.give(10, { id: bank, type: "bank" })).body).toMatchObject({ code: "method-not-found" });
});

test("a guest's bank account that waits for its deposits cannot pay until they are confirmed", async () => {
  const donor = await createTestBankGuest();
  const { church, guest, captchaToken } = donor;
  const { body } = await donor.setUp();
  const bank = await confirmBankSetUp(giving, church.gateway, body);
  expect((await guest.give(10, bank, captchaToken, { type: "bank" })).body).toMatchObject({ code: "bank-unverified" });
  expect(await church.intents()).toEqual([]);
});

test("G5.20 the setup of a guest's bank account needs a captcha token, and makes nothing without one", async () => {
  const donor = await createTestBankGuest();
  for (const wrong of ["forged", "' or 1=1 --"])
    expect(await donor.setUp({}, wrong)).toMatchObject({ status: 200, body: { code: "captcha-needed", raw: {} } });
  expect(await donor.rows("select id from customers where church_id = $1 and person_id is null")).toEqual([]);
  for (const _ of [1, 2, 3]) expect((await donor.setUp()).body).toMatchObject({ clientSecret: expect.any(String) });
  expect(await donor.setUp()).toMatchObject({ body: { code: "captcha-needed" } });
});

test("bad setups of guests are refused with an error code and leave nothing behind", async () => {
  const donor = await createTestBankGuest();
  const other = await createTestDonor(giving.server);
  const wrong: [Record<string, unknown>, string][] = [
    [{ churchId: "nochurch" }, "church-not-found"],
    [{ churchId: null }, "church-not-found"],
    [{ gatewayId: other.gateway.id }, "gateway-not-found"],
    [{ email: "" }, "email-missing"],
    [{ email: "nobody" }, "email-invalid"],
  ];
  for (const [more, code] of wrong) {
    const { status, body } = await donor.setUp(more);
    expect([more, body]).toEqual([more, expect.objectContaining({ code, error: expect.any(String) })]);
    expect(status).toBeLessThan(500);
  }
  expect(await donor.rows("select id from customers where church_id = $1 and person_id is null")).toEqual([]);
});

test("a bank account of dollars is not offered to guests of a church with another currency", async () => {
  const church = await createTestDonor(giving.server, "pm_card_visa", "EUR");
  const guest = createTestGuest(giving.server, church, "192.0.2.99");
  const { body } = await giving.server.call(setUpGuestBank, {
    headers: { ...from("192.0.2.99"), "x-captcha-token": await guest.captchaToken() },
    body: { email: guest.email, name: "Gus", churchId: church.churchId, gatewayId: church.gateway.id },
  });
  expect(body).toMatchObject({ code: "bank-not-saved" });
});

test("G5.20 a guest's setup is refused while the provider is out of reach, and can be started again", async () => {
  const donor = await createTestBankGuest();
  await giving.fault("drop", { match: "POST /v1/setup_intents", times: 20 });
  expect((await donor.setUp()).body).toMatchObject({ code: "payments-unavailable" });
  await giving.clearFaults();
  expect((await donor.setUp()).body).toMatchObject({ clientSecret: expect.any(String) });
});
