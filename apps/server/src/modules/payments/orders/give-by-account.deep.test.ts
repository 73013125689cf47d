import { chargeGift, createOrder, type FundingSource } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestGuest, from } from "../../giving/testing/create-test-guest.ts";
import { atPaypal, createTestPaypalDonor } from "../../giving/testing/create-test-paypal-donor.ts";
import { approveAtPaypal } from "../../../../../../tools/test/approve-at-paypal.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const CAPTURE = "POST /v2/checkout/orders/*/capture";

/** A guest who pays from a PayPal or Venmo account, and whose name and email nobody typed. */
async function createTestPayer(fundingSource: FundingSource = "paypal") {
  const donor = await createTestPaypalDonor(giving);
  const { churchId, fund, gateway, rows } = donor;
  const guest = createTestGuest(giving.server, donor);
  const captchaToken = await guest.captchaToken();
  const named = { provider: "paypal", gatewayId: gateway.id, churchId };
  const headers = { ...from("127.0.0.1"), "x-captcha-token": captchaToken };
  const makeOrder = (amount: number, more: object = {}) =>
    giving.server.call(createOrder, {
      headers,
      body: { ...named, amount, currency: "USD", funds: [], fundingSource, ...more },
    });
  return {
    ...donor,
    makeOrder,
    /** Creates an order and approves it in the window. */
    async approved(amount: number, more: { email?: string; funding?: string } = {}): Promise<string> {
      const { body } = await makeOrder(amount);
      await approveAtPaypal(giving, fundingSource, body.id, more);
      return body.id;
    },
    giveAs: (amount: number, id: string, { key = "gift", ...more }: { key?: string; [field: string]: unknown } = {}) =>
      giving.server.call(chargeGift, {
        headers: { ...headers, "idempotency-key": key },
        body: { ...named, amount, id, type: "paypal", funds: [{ id: fund.id, amount }], ...more },
      }),
    people: () =>
      rows("select first_name, last_name, email from people where church_id = $1 and email like '%payer.example'"),
  };
}

test.each<[FundingSource, string]>([
  ["paypal", "PayPal"],
  ["venmo", "Venmo"],
])("a guest gives from a %s account, which supplies the guest's name and email", async (fundingSource, details) => {
  const { approved, giveAs, people, donations, captures, ledgerRest } = await createTestPayer(fundingSource);
  const answer = await giveAs(50, await approved(50, { email: "Pat@Payer.example" }));
  expect(answer).toMatchObject({ status: 200, body: { status: "CREATED", paymentStatus: "succeeded" } });
  expect(await people()).toEqual([{ first_name: "Pat", last_name: "Payer", email: "pat@payer.example" }]);
  expect(await donations()).toMatchObject([
    { amount: 5000, status: "succeeded", provider_fee: 175, method: "paypal", method_details: details },
  ]);
  expect(await captures()).toEqual([{ status: "COMPLETED", value: "50.00" }]);
  expect(await ledgerRest()).toBe(0);
});

test("name and email that the guest typed win over those of the account", async () => {
  const { approved, giveAs, people, rows } = await createTestPayer();
  const person = { email: "gus@typed.example", name: { first: "Gus", last: "Guest" } };
  expect((await giveAs(20, await approved(20), { person })).body).toMatchObject({ status: "CREATED" });
  expect(await people()).toEqual([]);
  expect(await rows("select last_name from people where church_id = $1 and email = 'gus@typed.example'")).toEqual([
    { last_name: "Guest" },
  ]);
});

test.each([{ done: true }, { done: false }])(
  "a gift whose capture got no answer (%o) is paid once, and sent again it needs no answer about its payer",
  async (fault) => {
    const { approved, giveAs, donations, captures, ledgerRest } = await createTestPayer();
    const id = await approved(30);
    await atPaypal(giving).injectFault("drop", CAPTURE, fault);
    expect((await giveAs(30, id)).body).toMatchObject({ paymentStatus: "processing" });
    await atPaypal(giving).injectFault("502-html", "GET /v2/checkout/orders/*");
    expect((await giveAs(30, id)).body).toMatchObject({ paymentStatus: "processing" });
    await giving.clearFaults();
    giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 300_000);
    await giving.server.recoverGifts();
    expect((await giveAs(30, id)).body).toMatchObject({ paymentStatus: "succeeded" });
    expect((await donations()).map(({ amount }) => amount)).toEqual([3000]);
    expect(await captures()).toHaveLength(1);
    expect(await ledgerRest()).toBe(0);
  },
);

test("a declined account pays nothing and creates no donation", async () => {
  const { approved, giveAs, donations, captures } = await createTestPayer();
  const answer = await giveAs(20, await approved(20, { funding: "declined" }));
  expect(answer).toMatchObject({ status: 200, body: { code: "gift-failed" } });
  expect(await donations()).toEqual([]);
  expect(await captures()).toEqual([]);
});

test("no other amount is captured than the one that the payer saw in the window", async () => {
  const { approved, giveAs, captures, intents } = await createTestPayer();
  expect((await giveAs(40, await approved(20))).body).toMatchObject({ code: "gift-failed" });
  expect((await intents()).map((intent) => intent["failure_code"])).toEqual(["order-of-another-amount"]);
  expect(await captures()).toEqual([]);
});

test("an order that nobody approved charges nothing, and the captcha token admits the gift afterwards", async () => {
  const { makeOrder, giveAs, donations, people } = await createTestPayer();
  const { id } = (await makeOrder(15)).body;
  expect((await giveAs(15, id)).body).toMatchObject({ code: "gift-failed" });
  expect(await people()).toEqual([]);
  await approveAtPaypal(giving, "paypal", id);
  expect((await giveAs(15, id, { key: "another" })).body).toMatchObject({ status: "CREATED" });
  expect(await donations()).toHaveLength(1);
});

test("while PayPal does not answer who pays, the gift is refused as unavailable and can be sent again", async () => {
  const { approved, giveAs, donations } = await createTestPayer();
  const id = await approved(25);
  await atPaypal(giving).injectFault("502-html", "GET /v2/checkout/orders/*", { times: 5 });
  expect((await giveAs(25, id)).body).toMatchObject({ code: "payments-unavailable" });
  await giving.clearFaults();
  expect((await giveAs(25, id)).body).toMatchObject({ status: "CREATED" });
  expect(await donations()).toHaveLength(1);
});

test("only an order of a guest for an account supplies a name and an email", async () => {
  const { order, makeOrder, giveAs } = await createTestPayer();
  const missing = { body: { code: "email-missing" } };
  expect(await giveAs(20, await order(20))).toMatchObject(missing);
  expect(await giveAs(20, "5O190127TN364715T")).toMatchObject(missing);
  expect(await giveAs(20, (await makeOrder(20, { fundingSource: null })).body.id)).toMatchObject(missing);
});

test.each([0, null])("an order for an account needs the amount that the payer will see, not %s", async (amount) => {
  const { makeOrder } = await createTestPayer();
  expect(await makeOrder(10, { amount })).toMatchObject({ status: 400, body: { code: "amount-invalid" } });
});

test("a signed-in donor gives from an account, and the gift is theirs", async () => {
  const { makeOrder: _guest, token, gateway, fund, churchId, personId, rows } = await createTestPayer();
  const named = { provider: "paypal", gatewayId: gateway.id, churchId };
  const body = { ...named, amount: 35, currency: "USD", funds: [], fundingSource: "paypal" as const };
  const { id } = (await giving.server.call(createOrder, { token, body })).body;
  await approveAtPaypal(giving, "paypal", id);
  const gift = { ...named, amount: 35, id, type: "paypal", funds: [{ id: fund.id, amount: 35 }] };
  expect((await giving.server.call(chargeGift, { token, body: gift })).body).toMatchObject({ status: "CREATED" });
  expect(await rows("select person_id from donations where church_id = $1")).toEqual([{ person_id: personId }]);
});
