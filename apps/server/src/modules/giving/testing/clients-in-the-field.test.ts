import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDonor, testGiving } from "./test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

/** Sends a request as an existing client would: with literal paths and bodies instead of our contract. */
async function send(method: "GET" | "POST" | "DELETE", path: string, token: string, body?: unknown) {
  const answer = await giving.server.http.inject({
    method,
    url: `/api/giving${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, body: answer.body === "" ? undefined : answer.json() };
}

test("G3.01 a gift with every field that clients send is accepted; its person, customer and church are ignored", async () => {
  const donor = await createTestDonor(giving.server);
  const stranger = await createTestDonor(giving.server);
  const { paymentMethod } = donor.saved.body;
  const gift = {
    id: paymentMethod.id,
    type: "card",
    customerId: stranger.saved.body.customerId,
    churchId: stranger.churchId,
    person: { id: stranger.personId, email: "other@example.org", name: "Somebody Else" },
    amount: 20.889999999999997,
    billing_cycle_anchor: Date.now(),
    interval: { interval_count: 1, interval: "month" },
    funds: [{ id: donor.fund.id, amount: 20, name: "General" }],
    notes: "Thank you",
    provider: "Stripe",
    gatewayId: donor.gateway.id,
    church: { name: "Other", subDomain: "other", churchURL: "https://evil.example", logo: "" },
    somethingNew: { deep: [1, 2, 3] },
  };
  expect(await send("POST", "/donate/charge", donor.token, gift)).toMatchObject({
    status: 200,
    body: { status: "succeeded" },
  });
  const { rows } = await giving.server.database.pool.query(
    "select church_id, person_id, amount, covered_fee, notes from donations where church_id = any($1)",
    [[donor.churchId, stranger.churchId]],
  );
  expect(rows).toEqual([
    { church_id: donor.churchId, person_id: donor.personId, amount: 2089, covered_fee: 89, notes: "Thank you" },
  ]);
});

test("G3.01 a gift without a provider and gateway uses the card gateway", async () => {
  const donor = await createTestDonor(giving.server);
  const body = {
    amount: 5,
    id: donor.saved.body.paymentMethod.id,
    customerId: donor.saved.body.customerId,
    type: "card",
    churchId: donor.churchId,
    funds: [{ id: donor.fund.id, amount: 5, name: "General" }],
    person: { id: donor.personId, email: "ann@example.org", name: "Ann" },
    church: {},
  };
  expect((await send("POST", "/donate/charge", donor.token, body)).body).toMatchObject({ status: "succeeded" });
});

test("G7.17 requests of existing clients return the fields that they read, in any case and with a trailing slash", async () => {
  const donor = await createTestDonor(giving.server);
  const { token, personId, churchId, gateway, fund } = donor;
  const { customerId } = donor.saved.body;
  const own = { personId, provider: "stripe", gatewayId: gateway.id };

  expect((await send("GET", "/funds", token)).body).toMatchObject([{ id: fund.id, name: "General" }]);
  expect((await send("GET", `/funds/churchId/${churchId}/`, "")).body).toMatchObject([{ id: fund.id }]);
  expect((await send("GET", `/gateways/churchid/${churchId}`, "undefined")).body).toMatchObject([
    { id: gateway.id, provider: "stripe", publicKey: expect.any(String) },
  ]);
  expect((await send("GET", `/donate/gateways/${churchId}`, "")).body).toMatchObject({
    gateways: [{ id: gateway.id, enabled: true, payFees: false, currency: "usd", productId: "" }],
  });
  expect((await send("POST", `/donate/fee?churchId=${churchId}`, "", { amount: 15, ...own })).body).toEqual({
    calculatedFee: 0.76,
  });

  const added = await send("POST", "/paymentmethods/addCard", token, {
    ...own,
    id: "pm_card_mastercard",
    customerId,
    email: "ann@example.org",
    name: "Ann Lee",
  });
  expect(added.body).toMatchObject({ paymentMethod: { id: expect.stringMatching(/^pm_/), type: "card" }, customerId });
  const paymentMethodId = added.body.paymentMethod.id;
  expect(
    (
      await send("POST", "/paymentmethods/updatecard", token, {
        ...own,
        paymentMethodId,
        cardData: { card: { exp_year: "39", exp_month: "07" } },
      })
    ).body,
  ).not.toHaveProperty("raw");
  expect((await send("GET", `/paymentmethods/personid/${personId}`, token)).body).toMatchObject([
    { customerId, type: "card", name: "visa", last4: "4242", exp_year: expect.any(Number), gatewayId: gateway.id },
    { id: paymentMethodId, exp_month: 7, exp_year: 2039 },
  ]);
  expect((await send("DELETE", `/paymentmethods/${paymentMethodId}/${customerId}`, token)).status).toBe(200);

  const monthly = {
    ...own,
    id: donor.saved.body.paymentMethod.id,
    type: "card",
    customerId,
    person: { id: personId },
    amount: 30,
    billing_cycle_anchor: Date.now(),
    interval: { interval_count: 1, interval: "month" },
    funds: [{ id: fund.id, amount: 30, name: "General" }],
  };
  expect((await send("POST", "/donate/subscribe", token, monthly)).body).toMatchObject({ status: "active" });
  const { data } = (await send("GET", `/customers/${customerId}/subscriptions`, token)).body;
  expect(data).toMatchObject([
    {
      id: expect.any(String),
      plan: { amount: 3000, interval: "month", interval_count: 1 },
      billing_cycle_anchor: expect.any(Number),
      default_payment_method: monthly.id,
      gatewayId: gateway.id,
      customer: customerId,
    },
  ]);
  const [subscription] = data;
  expect((await send("GET", `/subscriptionfunds?subscriptionId=${subscription.id}`, token)).body).toMatchObject([
    { id: fund.id, name: "General", amount: 30 },
  ]);
  const changed = { ...subscription, plan: { ...subscription.plan, interval_count: 3 }, default_source: "" };
  expect((await send("POST", "/subscriptions", token, [changed])).body).toMatchObject([
    { plan: { interval_count: 3 } },
  ]);
  const both = [`/subscriptions/${subscription.id}`, `/subscriptionfunds/subscription/${subscription.id}`];
  const ended = await Promise.all(both.map((path) => send("DELETE", path, token)));
  expect(ended.map(({ status }) => status)).toEqual([200, 200]);

  expect((await send("GET", "/donations/my", token)).body).toMatchObject([
    { amount: 30, method: "card", methodDetails: "visa 4242", fund: { name: "General", amount: 30 } },
  ]);
});
