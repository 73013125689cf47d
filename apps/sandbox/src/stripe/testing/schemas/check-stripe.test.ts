import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestStripe, refusalOf, type TestStripe } from "../open-test-stripe.ts";
import { failOnStripeProblems, watchStripe } from "../watch-stripe.ts";
import { checkEvent, checkExchange } from "./check-stripe.ts";

let world: TestStripe;
let refund: Record<string, unknown> = {};
beforeAll(async () => {
  world = await openTestStripe();
  const gift = { amount: 900, currency: "usd", payment_method: "pm_card_visa", confirm: true } as const;
  const { id } = await world.stripe.paymentIntents.create(gift);
  const made = await world.stripe.refunds.create({ payment_intent: id });
  refund = JSON.parse(JSON.stringify(made));
});
afterAll(() => world.discard());

const line = "GET /v1/refunds/:id";
const check = (answer: object, asked = {}, more = {}) =>
  checkExchange({ line, status: 200, asked, answer, fromBrowser: false, ...more });

test("a real response of the sandbox has no problems", () => {
  expect(check(refund)).toEqual([]);
});

test.each([
  ["a field that Stripe does not have", { colour: "red" }, /colour is a field that the type does not have/],
  ["a field of another type", { amount: "900" }, /amount is "900" and not "number"/],
  ["null where there is none", { currency: null }, /currency is null/],
  ["a value that is not of the enum", { reason: "whim" }, /reason is "whim" and not \["duplicate",/],
  ["another object", { object: "charge" }, /object is "charge" and not "refund"/],
  ["an object that was not requested", { charge: { id: "ch_1", object: "charge" } }, /charge.*missing/],
])("%s is reported as a problem", (_name, wrong, problem) => {
  expect(check({ ...refund, ...wrong }).join("\n")).toMatch(problem);
});

test("a missing field is reported as a problem", () => {
  const { status: _status, ...rest } = refund;
  expect(check(rest)).toEqual(["GET /v1/refunds/:id 200: status is missing"]);
});

test("an expanded field is checked against its own type, and is a problem if it was not requested", async () => {
  const [one] = (await world.stripe.refunds.list({ expand: ["data.charge"] })).data;
  const expanded = { ...refund, charge: JSON.parse(JSON.stringify(one?.charge)) };
  expect(check(expanded, { expand: { 0: "charge" } })).toEqual([]);
  expect(check(expanded)).toEqual(["GET /v1/refunds/:id 200: charge is an object, and was not asked to be expanded"]);
  const wrong = { ...expanded, charge: { ...expanded.charge, paid: "yes" } };
  expect(check(wrong, { expand: { 0: "charge" } }).join()).toMatch(/charge\.paid is "yes" and not "boolean"/);
});

test("list items and error bodies are checked against their types", () => {
  const list = { object: "list", data: [{ ...refund, amount: null }], has_more: false, url: "/v1/refunds" };
  expect(check(list, {}, { line: "GET /v1/refunds" }).join()).toMatch(/data\.0\.amount is null/);
  const error = { type: "whim_error", message: "No.", because: 1 };
  const problems = check({ error }, {}, { status: 402 }).join("\n");
  expect(problems).toMatch(/error\.type is "whim_error"/);
  expect(problems).toMatch(/error\.because is a field/);
});

test("a parameter that Stripe does not have is reported as a problem, also when nested", () => {
  const made = { line: "POST /v1/refunds" };
  expect(check(refund, { payment_intent: "pi_1", amount: "5", metadata: { any: "thing" } }, made)).toEqual([]);
  expect(check(refund, { ammount: "5" }, made).join()).toMatch(/ammount is a field/);
  expect(check(refund, { amount: "five" }, made).join()).toMatch(/amount is "five" and not "number"/);
  const intent = { line: "GET /v1/charges" };
  expect(check(refund, { created: { after: "5" } }, intent).join()).toMatch(/created\.after is a field/);
});

test("an event is checked against the schema of its type", async () => {
  const { data } = await world.stripe.events.list({ type: "charge.refunded" });
  const event = JSON.parse(JSON.stringify(data[0]));
  expect(checkEvent(event)).toEqual([]);
  expect(checkEvent({ ...event, type: "payout.paid" }).join()).toMatch(/data\.object\.object is "charge"/);
  expect(checkEvent({ ...event, type: "charge.whim" }).join()).toMatch(/type is "charge\.whim"/);
  const data2 = { ...event.data, previous_attributes: { amount_refunded: "none" } };
  expect(checkEvent({ ...event, data: data2 }).join()).toMatch(/previous_attributes\.amount_refunded is "none"/);
});

test("a response that does not match Stripe's types fails the test", async () => {
  const web = Fastify();
  watchStripe(web, world.payments);
  await web.register(async (part) => part.get("/v1/refunds/:id", async () => ({ ...refund, status: 7 })));
  await web.inject("/v1/refunds/re_1");
  expect(failOnStripeProblems).toThrow(/This is not Stripe:\nGET \/v1\/refunds\/:id 200: status is 7/);
});

test("an unknown nested parameter and an id that cannot be expanded are refused without a charge", async () => {
  const form = (text: string) =>
    fetch(`${world.origin}/v1/payment_intents`, {
      method: "POST",
      headers: { authorization: "Bearer sk_sandbox_grace", "content-type": "application/x-www-form-urlencoded" },
      body: `amount=900&currency=usd&payment_method=pm_card_visa&confirm=true&${text}`,
    });
  const before = (await world.stripe.charges.list()).data.length;
  const unknown = await form("automatic_payment_methods[enabled]=true&automatic_payment_methods[allow_redirect]=never");
  expect(unknown.status).toBe(400);
  expect(await unknown.text()).toContain('"param":"automatic_payment_methods[allow_redirect]"');
  expect((await form("expand[]=latest_charge.payment_method")).status).toBe(400);
  expect((await world.stripe.charges.list()).data).toHaveLength(before);
  const [charge] = (await world.stripe.charges.list()).data;
  const call = world.stripe.charges.retrieve(charge!.id, { expand: ["payment_method"] });
  expect(await refusalOf(call)).toMatchObject({ message: "This property cannot be expanded (payment_method)." });
});
