import { addCard, chargeGift, listMethods, subscribeGift } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { approveInWallet } from "../../../../../../tools/test/approve-in-wallet.ts";
import { createTestGuest, from } from "../../giving/testing/create-test-guest.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

type Wallet = NonNullable<Parameters<typeof approveInWallet>[1]["wallet"]>;
type Approval = Partial<Omit<Parameters<typeof approveInWallet>[1], "publicKey" | "elements">>;

/** A guest who pays with a wallet, and whose name and email nobody typed. */
async function createTestPayer() {
  const donor = await createTestDonor(giving.server);
  const { churchId, fund, gateway } = donor;
  const guest = createTestGuest(giving.server, donor);
  const captchaToken = await guest.captchaToken();
  const named = { provider: "stripe", gatewayId: gateway.id, churchId };
  const headers = { ...from("127.0.0.1"), "x-captcha-token": captchaToken };
  const { publicKey } = gateway;
  const rows = async (text: string) => (await giving.server.database.pool.query(text, [churchId])).rows;
  /** Calls Stripe's API with the church's key. */
  const atStripe = async (method: string, path: string, params?: Record<string, string>) => {
    const response = await fetch(`${giving.sandboxUrl}/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${publicKey.replace("pk_", "sk_")}` },
      ...(params && { body: new URLSearchParams(params) }),
    });
    if (!response.ok) throw new Error(await response.text());
    return JSON.parse(await response.text());
  };
  return {
    ...donor,
    atStripe,
    guest,
    captchaToken,
    rows,
    approved: (amount: number, more: Approval = {}) =>
      approveInWallet(giving.sandboxUrl, {
        publicKey,
        elements: { mode: "payment", amount: Math.round(amount * 100) },
        ...more,
      }),
    approvedToSave: (more: Approval = {}) =>
      approveInWallet(giving.sandboxUrl, { publicKey, elements: { mode: "setup" }, ...more }),
    giveAs: (amount: number, id: string, { key = "gift", ...more }: { key?: string; [field: string]: unknown } = {}) =>
      giving.server.call(chargeGift, {
        headers: { ...headers, "idempotency-key": key },
        body: { ...named, amount, id, type: "card", funds: [{ id: fund.id, amount }], ...more },
      }),
    subscribeAs: (amount: number, id: string, more: object = {}) =>
      giving.server.call(subscribeGift, {
        headers: { ...headers, "idempotency-key": "monthly" },
        body: { ...named, amount, id, type: "card", funds: [{ id: fund.id, amount }], ...more },
      }),
    people: () =>
      rows("select first_name, last_name, email from people where church_id = $1 and email like '%wallet.example'"),
    booked: () =>
      rows("select amount, status, provider_fee, method, method_details from donations where church_id = $1"),
    codes: async () =>
      (await rows("select failure_code from payment_intents where church_id = $1")).map(
        (intent) => intent.failure_code,
      ),
    /** The charges that succeeded at Stripe. */
    charges: async (): Promise<number[]> => {
      const { data }: { data: { amount: number; paid: boolean }[] } = await atStripe("GET", "charges?limit=100");
      return data.filter(({ paid }) => paid).map(({ amount }) => amount);
    },
  };
}

test.each<[Wallet, string]>([
  ["apple_pay", "visa 4242"],
  ["google_pay", "visa 4242"],
  ["link", "Link"],
])("a guest gives once with %s, which supplies the guest's name and email", async (wallet, details) => {
  const { approved, giveAs, people, booked, charges, ledgerRest } = await createTestPayer();
  expect((await giveAs(50, await approved(50, { wallet }))).body).toMatchObject({ status: "succeeded" });
  expect(await people()).toEqual([{ first_name: "Wanda van", last_name: "Wallet", email: "wanda@wallet.example" }]);
  expect(await booked()).toEqual([
    { amount: 5000, status: "succeeded", provider_fee: 175, method: "card", method_details: details },
  ]);
  expect(await charges()).toEqual([5000]);
  expect(await ledgerRest()).toBe(0);
});

test("name and email that the guest typed win over those of the wallet", async () => {
  const { approved, giveAs, people, rows } = await createTestPayer();
  const person = { email: "gus@typed.example", name: { first: "Gus", last: "Guest" } };
  expect((await giveAs(20, await approved(20), { person })).body).toMatchObject({ status: "succeeded" });
  expect(await people()).toEqual([]);
  expect(await rows("select last_name from people where church_id = $1 and email = 'gus@typed.example'")).toEqual([
    { last_name: "Guest" },
  ]);
});

test("a gift by wallet needs a captcha token, which another gift cannot use again", async () => {
  const { approved, giveAs, gateway, churchId, fund, captchaToken, guest } = await createTestPayer();
  const body = {
    provider: "stripe",
    gatewayId: gateway.id,
    churchId,
    funds: [{ id: fund.id, amount: 20 }],
    amount: 20,
  };
  const bare = await giving.server.call(chargeGift, { body: { ...body, id: await approved(20) } });
  expect(bare.body).toMatchObject({ code: "captcha-needed" });
  expect((await giveAs(20, await approved(20))).body).toMatchObject({ status: "succeeded" });
  expect((await guest.give(20, await approved(20), captchaToken)).body).toMatchObject({ code: "captcha-needed" });
});

test("the same gift sent again charges once, also while Stripe shows no token", async () => {
  const { approved, giveAs, charges } = await createTestPayer();
  const id = await approved(30);
  const first = await giveAs(30, id);
  await giving.fault("502-html", { match: "GET /v1/confirmation_tokens/*", times: 9 });
  expect((await giveAs(30, id)).body).toEqual(first.body);
  await giving.clearFaults();
  expect(await charges()).toEqual([3000]);
});

test("one token pays one gift, whatever key and amount it is sent with", async () => {
  const { approved, give, charges } = await createTestPayer();
  const id = await approved(30);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => give(30, { key: `key ${index}`, id })));
  expect(new Set(answers.map(({ body }) => `${body.id} ${body.status}`)).size).toBe(1);
  expect((await give(31, { key: "more", id })).body).toMatchObject({ code: "gift-key-used" });
  expect(await charges()).toEqual([3000]);
});

test.each([{ done: true }, { done: false }])("a charge without an answer (%o) is paid once", async (fault) => {
  const { approved, giveAs, booked, charges, ledgerRest } = await createTestPayer();
  const id = await approved(30);
  await giving.fault("drop", { times: 3, ...fault });
  expect((await giveAs(30, id)).body).toMatchObject({ paymentStatus: "processing" });
  await giving.clearFaults();
  giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 300_000);
  await giving.server.recoverGifts();
  expect((await giveAs(30, id)).body).toMatchObject({ paymentStatus: "succeeded" });
  expect(await booked()).toHaveLength(1);
  expect(await charges()).toEqual([3000]);
  expect(await ledgerRest()).toBe(0);
});

test("a charge without an answer is found by its token after its idempotency key has expired", async () => {
  const { approved, giveAs, booked, charges } = await createTestPayer();
  const id = await approved(30);
  await giving.fault("drop", { done: true, times: 3 });
  await giveAs(30, id);
  await giving.clearFaults();
  giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 25 * 3_600_000);
  await giving.server.recoverGifts();
  expect(await booked()).toMatchObject([{ amount: 3000, status: "succeeded" }]);
  expect(await charges()).toEqual([3000]);
});

test("a token that paid something else never counts as the gift's payment", async () => {
  const { approved, giveAs, booked, codes, atStripe } = await createTestPayer();
  const id = await approved(30);
  await giving.fault("drop", { times: 3 });
  await giveAs(30, id);
  await giving.clearFaults();
  await atStripe("POST", "payment_intents", {
    amount: "3000",
    currency: "usd",
    confirm: "true",
    confirmation_token: id,
  });
  giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 25 * 3_600_000);
  for (const _ of [1, 2, 3, 4]) {
    await giving.server.recoverGifts();
    giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 3_600_000);
  }
  expect(await codes()).toEqual(["never-arrived"]);
  expect(await booked()).toEqual([]);
});

test("no other amount is charged than the one that the wallet showed", async () => {
  const { approved, giveAs, charges } = await createTestPayer();
  expect((await giveAs(40, await approved(20))).body).toMatchObject({ code: "gift-failed" });
  expect(await charges()).toEqual([]);
});

test("a declined card in a wallet pays nothing, and a guest learns no reason", async () => {
  const { approved, giveAs, booked, codes, charges } = await createTestPayer();
  const { body } = await giveAs(20, await approved(20, { card: "chargeDeclinedInsufficientFunds" }));
  expect(body).toMatchObject({ code: "gift-failed", values: { reason: "card-refused" } });
  expect(await codes()).toEqual(["insufficient_funds"]);
  expect(await booked()).toEqual([]);
  expect(await charges()).toEqual([]);
});

test("a wallet's card that asks for 3-D Secure is confirmed before the gift succeeds", async () => {
  const { approved, giveAs, booked } = await createTestPayer();
  const id = await approved(20, { card: "authenticationRequired" });
  const { body } = await giveAs(20, id);
  expect(body).toMatchObject({ status: "requires_action", clientSecret: expect.stringContaining("_secret_") });
  await giving.operate(body.clientSecret?.split("_secret_")[0] ?? "", "complete");
  await giving.server.recoverGifts();
  expect((await giveAs(20, id)).body).toMatchObject({ id: body.id });
  giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 20 * 60_000);
  await giving.server.recoverGifts();
  expect(await booked()).toMatchObject([{ amount: 2000, status: "succeeded" }]);
});

test("an unknown token and a wallet without an email charge nothing, and the captcha token stays usable", async () => {
  const { approved, giveAs, people, charges } = await createTestPayer();
  expect((await giveAs(15, "ctoken_unknown")).body).toMatchObject({ code: "gift-failed" });
  expect((await giveAs(15, await approved(15, { email: "" }))).body).toMatchObject({ code: "email-invalid" });
  expect(await people()).toEqual([]);
  expect((await giveAs(15, await approved(15))).body).toMatchObject({ status: "succeeded" });
  expect(await charges()).toEqual([1500]);
});

test("while Stripe does not answer who pays, the gift is refused as unavailable and can be sent again", async () => {
  const { approved, giveAs, charges } = await createTestPayer();
  const id = await approved(25);
  await giving.fault("502-html", { match: "GET /v1/confirmation_tokens/*", times: 9 });
  expect((await giveAs(25, id)).body).toMatchObject({ code: "payments-unavailable" });
  await giving.clearFaults();
  expect((await giveAs(25, id)).body).toMatchObject({ status: "succeeded" });
  expect(await charges()).toEqual([2500]);
});

test("a member gives with a wallet, and the gift is theirs; the wallet is not saved", async () => {
  const { approved, give, rows, token, personId } = await createTestPayer();
  expect((await give(35, { id: await approved(35) })).body).toMatchObject({ status: "succeeded" });
  expect(await rows("select person_id from donations where church_id = $1")).toEqual([{ person_id: personId }]);
  const { body } = await giving.server.call(listMethods, { token, params: { personId } });
  expect(body).toHaveLength(1);
});

test.each<[Wallet, string]>([
  ["google_pay", "visa"],
  ["link", "Link"],
])("a recurring gift is paid with %s: its card is saved first, with the mandate", async (wallet, name) => {
  const { approvedToSave, subscribeAs, gateway, churchId, captchaToken, booked } = await createTestPayer();
  const email = "wanda@wallet.example";
  const saved = await giving.server.call(addCard, {
    headers: { ...from("127.0.0.1"), "x-captcha-token": captchaToken },
    body: { id: await approvedToSave({ wallet }), churchId, gatewayId: gateway.id, email, name: "Wanda Wallet" },
  });
  expect(saved.body.paymentMethod).toMatchObject({ type: "card", name });
  const person = { email, name: { display: "Wanda Wallet" } };
  const id = saved.body.paymentMethod?.id ?? "";
  expect((await subscribeAs(25, id, { person })).body).toMatchObject({ status: "active" });
  expect(await booked()).toMatchObject([{ amount: 2500, status: "succeeded" }]);
});

test("the token of a payment saves no card and starts no recurring gift", async () => {
  const { approved, subscribeAs, gateway, churchId, captchaToken, charges } = await createTestPayer();
  const id = await approved(20);
  const saved = await giving.server.call(addCard, {
    headers: { ...from("127.0.0.1"), "x-captcha-token": captchaToken },
    body: { id, churchId, gatewayId: gateway.id, email: "wanda@wallet.example" },
  });
  expect(saved.body).toMatchObject({ code: "card-refused" });
  const person = { email: "wanda@wallet.example", name: "Wanda" };
  expect((await subscribeAs(20, id, { person })).body).toMatchObject({ code: "recurring-not-offered" });
  expect(await charges()).toEqual([]);
});
