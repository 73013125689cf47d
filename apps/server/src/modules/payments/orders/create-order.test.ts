import { addGateway, can, createOrder, makeClientToken } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { from, createTestGuest } from "../../giving/testing/create-test-guest.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";
import { atPaypal, createTestPaypalDonor } from "../../giving/testing/create-test-paypal-donor.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const ORDERS =
  "select order_id, person_id, amount, save_card from gift_orders where church_id = $1 order by created_at";

test("G7.11 G7.14 anyone gets a PayPal client token of a church, in the format that the client asks for", async () => {
  const { churchId, gateway, token } = await createTestPaypalDonor(giving);
  const ask = (body: object, parts: object = {}) => giving.server.call(makeClientToken, { body, ...parts });
  const older = await ask({ churchId, provider: "paypal", gatewayId: gateway.id });
  const inside: unknown = JSON.parse(Buffer.from(older.body.clientToken, "base64").toString());
  expect(inside).toMatchObject({ paypal: { accessToken: expect.stringMatching(/./) } });
  expect((await ask({ churchId, provider: "paypal", kind: "v6" })).body.clientToken).toMatch(/^A21AA/);
  expect((await ask({ provider: "PayPal", kind: "v6" }, { token })).body.clientToken).toMatch(/^A21AA/);
  expect((await ask({ churchId }, { headers: { authorization: "Bearer undefined" } })).status).toBe(200);
});

test("G7.11 an order is stored with the person who created it, even with amount 0 and without funds", async () => {
  const { makeOrder, rows, personId, churchId } = await createTestPaypalDonor(giving);
  const made = await makeOrder(0);
  expect(made).toMatchObject({ status: 200, body: { id: expect.stringMatching(/^\w+$/), orderId: made.body.id } });
  giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 1000);
  expect((await makeOrder(12.34, { churchId: "another", funds: [{ id: "elsewhere", amount: 1 }] })).status).toBe(200);
  expect(await rows(ORDERS)).toEqual([
    { order_id: made.body.id, person_id: personId, amount: null, save_card: false },
    { order_id: expect.stringMatching(/./), person_id: personId, amount: 1234, save_card: false },
  ]);
  expect(churchId).not.toBe("another");
});

test("an order whose response was lost is requested again with the same id, and no second order is created", async () => {
  const { makeOrder, rows, give, typeCard } = await createTestPaypalDonor(giving);
  await atPaypal(giving).injectFault("drop", "POST /v2/checkout/orders", { done: true });
  const { status, body } = await makeOrder(20);
  expect(status).toBe(200);
  expect(await rows(ORDERS)).toMatchObject([{ order_id: body.id }]);
  await typeCard(body.id, "4111111111111111");
  expect((await give(20, body.id)).body).toMatchObject({ status: "CREATED" });
  // PayPal repeats a saved 500 for the same request id. A retry with another id would create a second order.
  await atPaypal(giving).injectFault("500-saved", "POST /v2/checkout/orders");
  expect(await makeOrder(20)).toMatchObject({ status: 503 });
});

test("the endpoints for orders and client tokens return 503 while PayPal is unreachable", async () => {
  const { makeOrder, churchId } = await createTestPaypalDonor(giving);
  await atPaypal(giving).injectFault("502-html", "POST /*", { times: 4 });
  expect(await makeOrder(20)).toMatchObject({ status: 503, body: { code: "payments-unavailable" } });
  const token = await giving.server.call(makeClientToken, { body: { churchId, provider: "paypal" } });
  expect(token).toMatchObject({ status: 503, body: { code: "payments-unavailable" } });
  await giving.clearFaults();
});

test("orders are limited per member, and client tokens are limited per network", async () => {
  const { makeOrder, churchId } = await createTestPaypalDonor(giving);
  const orders: number[] = [];
  for (let turn = 0; turn < 62; turn += 1) orders.push((await makeOrder(5)).status);
  expect(orders).toEqual([...Array<number>(60).fill(200), 429, 429]);
  const other = await createTestPaypalDonor(giving);
  expect((await other.makeOrder(5)).status).toBe(200);

  const spent =
    "insert into rate_limits (key, points, expire) select key, 2000, expire from rate_limits where key like $1 on conflict (key) do update set points = 2000";
  const ask = () => giving.server.call(makeClientToken, { body: { churchId, provider: "paypal" } });
  expect((await ask()).status).toBe(200);
  await giving.server.database.pool.query(spent, ["client-token-place:%"]);
  expect((await ask()).status).toBe(429);
  await giving.server.database.pool.query("delete from rate_limits where key like 'client-token-place:%'");
});

test("an invalid amount or a gateway that is disabled, of another church or of another provider creates no order", async () => {
  const mine = await createTestPaypalDonor(giving);
  const theirs = await createTestPaypalDonor(giving);
  for (const amount of [-1, 10.005, 1e12])
    expect(await mine.makeOrder(amount)).toMatchObject({ status: 400, body: { code: "amount-invalid" } });
  for (const amount of ["10", {}, [], true]) {
    const body = { provider: "paypal", gatewayId: mine.gateway.id, amount };
    const { status, body: refusal } = await giving.server.call(createOrder, { token: mine.token, body });
    expect([amount, status, refusal]).toEqual([amount, 400, expect.objectContaining({ code: "invalid-request" })]);
  }
  const token = (await mine.church.person({ permissions: [can.editGivingSettings] })).tokenFor("giving");
  const stripe = (await giving.server.call(addGateway, { token, body: { provider: "stripe" } })).body;
  const off = (await giving.server.call(addGateway, { token, body: { provider: "paypal", enabled: false } })).body;
  for (const gatewayId of [theirs.gateway.id, stripe.id, off.id, "nowhere"]) {
    expect(await mine.makeOrder(20, { gatewayId })).toMatchObject({ status: 404, body: { code: "gateway-not-found" } });
    const body = { churchId: mine.churchId, provider: "paypal", gatewayId };
    expect((await giving.server.call(makeClientToken, { body })).status).toBe(404);
  }
  expect((await giving.server.call(makeClientToken, { body: { provider: "paypal" } })).status).toBe(404);
  expect([await mine.rows(ORDERS), await theirs.rows(ORDERS)]).toEqual([[], []]);
});

test("G6.01 an order without a token requires a captcha token", async () => {
  const { churchId, gateway, rows } = await createTestPaypalDonor(giving);
  const body = { churchId, provider: "paypal", gatewayId: gateway.id, amount: 0, currency: "USD", funds: [] };
  expect((await giving.server.call(createOrder, { body })).status).toBeGreaterThanOrEqual(400);
  expect(await rows(ORDERS)).toEqual([]);
});

test("G1.03 G6.01 a guest creates an order with a captcha token and gives with it, and no card is saved", async () => {
  const donor = await createTestPaypalDonor(giving);
  const { churchId, gateway, rows, typeCard, donations, ledgerRest } = donor;
  const guest = createTestGuest(giving.server, donor);
  const captchaToken = await guest.captchaToken();
  const body = { churchId, provider: "paypal", gatewayId: gateway.id, amount: 0, funds: [], save: true };
  const headers = { ...from("127.0.0.1"), "x-captcha-token": captchaToken };
  const made = await giving.server.call(createOrder, { body, headers });
  expect(made.status).toBe(200);
  expect(await rows(ORDERS)).toMatchObject([{ person_id: null, save_card: false }]);
  await typeCard(made.body.id, "4111111111111111");
  const gift = { provider: "paypal", type: "paypal" };
  expect((await guest.give(20, made.body.id, captchaToken, gift)).body).toMatchObject({ status: "CREATED" });
  expect(await donations()).toMatchObject([{ amount: 2000, method: "paypal" }]);
  await giving.server.work();
  expect(await rows("select id from payment_methods where church_id = $1")).toEqual([]);
  expect(await ledgerRest()).toBe(0);
});

test("a guest cannot give with an order of a signed-in donor", async () => {
  const donor = await createTestPaypalDonor(giving);
  const guest = createTestGuest(giving.server, donor);
  const id = await donor.order(20);
  const refused = await guest.give(20, id, await guest.captchaToken(), { provider: "paypal", type: "paypal" });
  expect(refused.body).toMatchObject({ code: "method-not-found" });
  expect(await donor.captures()).toEqual([]);
});

test("unused orders are deleted after a week, and used orders are not", async () => {
  const { makeOrder, order, give, rows } = await createTestPaypalDonor(giving);
  await makeOrder(10);
  const kept = await order(20);
  await give(20, kept);
  giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 8 * 86_400_000);
  await giving.server.tasks["giving-forget-orders"]?.({});
  expect(await rows(ORDERS)).toMatchObject([{ order_id: kept }]);
});
