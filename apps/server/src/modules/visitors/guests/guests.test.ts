import * as contract from "@offertory/contract";
import { addCard, can, chargeGift, type Endpoint, listMethods, verifyCaptcha } from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moneyOf } from "../../../platform/money/money.ts";
import { from, createTestGuest, solveCaptcha } from "../../giving/testing/create-test-guest.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";
import { createAmountToken } from "../captcha-tokens/create-captcha-token.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving({ trustedProxies: ["127.0.0.1"] });
});
afterAll(() => giving.close());

const rowsOf = async (text: string, ...values: unknown[]) =>
  (await giving.server.database.pool.query(text, values)).rows;
const later = (minutes: number) => {
  giving.server.clock.now = new Date(giving.server.clock.now.getTime() + minutes * 60_000);
};
let lastHost = 0;
/** Creates a church and a new guest from a network of their own. */
async function createTestGuestChurch(address = `198.51.100.${(lastHost += 1)}`) {
  const church = await createTestDonor(giving.server);
  return { church, guest: createTestGuest(giving.server, church, address), address };
}
const REFUSED = { status: 200, body: { code: "captcha-needed" } };
const DONE = { status: 200, body: { status: "succeeded" } };

test("G1.03 G6.01 a guest gives by card, and the donation is recorded for the person with the guest's email", async () => {
  const { church, guest } = await createTestGuestChurch();
  const captchaToken = await guest.captchaToken();
  const saved = await guest.saveCard(captchaToken);
  expect(saved).toMatchObject({ status: 200, body: { paymentMethod: { type: "card", last4: "4242" } } });
  expect(await guest.give(25, saved.body.paymentMethod.id, captchaToken)).toMatchObject(DONE);
  expect(await church.donations()).toMatchObject([{ amount: 2500, status: "succeeded" }]);
  const people = await rowsOf(
    "select p.first_name, p.last_name, p.email, p.membership_status from donations d join people p on p.church_id = d.church_id and p.id = d.person_id where d.church_id = $1",
    church.churchId,
  );
  expect(people).toEqual([{ first_name: "Gus", last_name: "Guest", email: guest.email, membership_status: "Guest" }]);
  expect(await church.ledgerRest()).toBe(0);
  const kept = await rowsOf(
    "select email from payment_methods where church_id = $1 and person_id is null",
    church.churchId,
  );
  expect(kept).toEqual([{ email: "" }]);
});

describe("G5.20 a captcha token", () => {
  test("allows one gift and no second", async () => {
    const { church, guest } = await createTestGuestChurch();
    const captchaToken = await guest.captchaToken();
    const card = (await guest.saveCard(captchaToken)).body.paymentMethod.id;
    expect(await guest.give(10, card, captchaToken)).toMatchObject(DONE);
    expect((await guest.give(20, card, captchaToken)).body).toMatchObject({
      code: "captcha-needed",
      raw: { message: "Please confirm you're not a robot." },
      error: expect.any(String),
      message: expect.any(String),
    });
    expect(await guest.saveCard(captchaToken)).toMatchObject(REFUSED);
    expect(await church.donations()).toHaveLength(1);
  });

  test("allows saving three cards and no fourth", async () => {
    const { guest } = await createTestGuestChurch();
    const captchaToken = await guest.captchaToken();
    for (const _ of [1, 2, 3]) expect((await guest.saveCard(captchaToken)).body.paymentMethod).toBeDefined();
    expect(await guest.saveCard(captchaToken)).toMatchObject(REFUSED);
  });

  test("is required: a missing, forged or expired token is refused, and no payment intent is created", async () => {
    const { church, guest } = await createTestGuestChurch();
    const captchaToken = await guest.captchaToken();
    const card = (await guest.saveCard(captchaToken)).body.paymentMethod.id;
    const customers = await rowsOf("select id from customers where church_id = $1", church.churchId);
    for (const wrong of ["forged", `${captchaToken}x`, captchaToken.toLowerCase(), "x".repeat(5000), "' or 1=1 --"]) {
      expect(await guest.give(10, card, wrong)).toMatchObject(REFUSED);
      expect(await guest.saveCard(wrong)).toMatchObject(REFUSED);
    }
    expect(await guest.give(10, card)).toMatchObject(REFUSED);
    later(31);
    expect(await guest.give(10, card, captchaToken)).toMatchObject(REFUSED);
    expect(await church.intents()).toEqual([]);
    expect(await rowsOf("select id from customers where church_id = $1", church.churchId)).toEqual(customers);
  });

  test("is accepted again for the same gift: 25 concurrent requests create one gift, with and without a key", async () => {
    for (const key of ["a-key", undefined]) {
      const { church, guest } = await createTestGuestChurch();
      const captchaToken = await guest.captchaToken();
      const card = (await guest.saveCard(captchaToken)).body.paymentMethod.id;
      const answers = await Promise.all(
        Array.from({ length: 25 }, () => guest.give(12.5, card, captchaToken, key ? { key } : {})),
      );
      expect(new Set(answers.map(({ body }) => body.status))).toEqual(new Set(["succeeded"]));
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect(await church.donations()).toHaveLength(1);
      later(2);
      const again = await guest.give(12.5, card, captchaToken, key ? { key } : {});
      expect(again.body).toMatchObject(key ? { id: answers[0]?.body.id } : { code: "captcha-needed" });
      expect(await church.donations()).toHaveLength(1);
    }
  });

  test("is used up by a declined card, also for a repetition of the same gift", async () => {
    const { church, guest } = await createTestGuestChurch();
    const captchaToken = await guest.captchaToken();
    const card = (await guest.saveCard(captchaToken, { id: "pm_card_chargeCustomerFail" })).body.paymentMethod.id;
    expect(await guest.give(10, card, captchaToken, { key: "k" })).toMatchObject({ body: { code: "gift-failed" } });
    expect(await guest.give(10, card, captchaToken, { key: "k" })).toMatchObject(REFUSED);
    expect(await church.intents()).toHaveLength(1);
  });

  test("is not used up by a gift that is refused before the charge", async () => {
    const { church, guest } = await createTestGuestChurch();
    const captchaToken = await guest.captchaToken();
    const card = (await guest.saveCard(captchaToken)).body.paymentMethod.id;
    expect((await guest.give(0.49, card, captchaToken)).body).toMatchObject({ code: "gift-too-small" });
    expect((await guest.give(10, "pm_nobodys", captchaToken)).body).toMatchObject({ code: "method-not-found" });
    expect(await guest.give(10, card, captchaToken)).toMatchObject(DONE);
    expect(await church.donations()).toHaveLength(1);
  });

  test("is pooled for its network if the client cannot send it; otherwise only its client can use it", async () => {
    const { guest, church, address } = await createTestGuestChurch();
    const solve = async (carried: boolean) => {
      const body = { token: await solveCaptcha(giving.server), carried };
      await giving.server.call(verifyCaptcha, { body, headers: from(address) });
    };
    await solve(true);
    expect(await guest.saveCard()).toMatchObject(REFUSED);
    await solve(false);
    const card = (await guest.saveCard()).body.paymentMethod.id;
    const elsewhere = createTestGuest(giving.server, church, "192.0.2.77");
    expect(await elsewhere.give(10, card)).toMatchObject(REFUSED);
    expect(await guest.give(10, card)).toMatchObject(DONE);
    expect(await guest.give(20, card)).toMatchObject(REFUSED);
  });

  test("of a form allows one gift of exactly its amount to its fund, in its church", async () => {
    const { church, guest, address } = await createTestGuestChurch();
    const { churchId, fund } = church;
    const other = createTestGuest(giving.server, await createTestDonor(giving.server), address);
    await createAmountToken(giving.server.giving, { churchId, fundId: fund.id, amount: moneyOf(1500, "USD"), address });
    expect(await other.saveCard()).toMatchObject(REFUSED);
    const card = (await guest.saveCard()).body.paymentMethod.id;
    expect(await guest.give(16, card)).toMatchObject(REFUSED);
    expect(await guest.give(15.5, card, undefined, { funds: [{ id: fund.id, amount: 15 }] })).toMatchObject(REFUSED);
    expect(await guest.give(15, card, undefined, { funds: [{ id: "other", amount: 15 }] })).toMatchObject(REFUSED);
    expect(await guest.give(15, card)).toMatchObject(DONE);
    expect(await guest.give(15, card, undefined, { key: "another" })).toMatchObject(REFUSED);
  });
});

describe("G6.02 a guest's card", () => {
  test("is not added to a person's payment methods, whatever email and person id are sent, and is never listed", async () => {
    const { church, guest } = await createTestGuestChurch();
    const member = await church.church.person({ email: "member@example.org" });
    const named = { email: "member@example.org", personId: member.personId };
    const { body } = await guest.saveCard(await guest.captchaToken(), named);
    expect(body.paymentMethod.id).toBeDefined();
    const treasurer = await church.church.person({ permissions: [can.viewDonations] });
    for (const token of [member.tokenFor("giving"), treasurer.tokenFor("giving")]) {
      const list = await giving.server.call(listMethods, { token, params: { personId: member.personId } });
      expect(list.body).toEqual([]);
    }
    const row = await rowsOf("select person_id from payment_methods where id = $1", body.paymentMethod.id);
    expect(row).toEqual([{ person_id: null }]);
    const customer = await rowsOf("select person_id from customers where id = $1", body.customerId);
    expect(customer).toEqual([{ person_id: null }]);
  });

  test("can be charged only with the captcha token that saved it, or from the network that saved it", async () => {
    const { church, guest } = await createTestGuestChurch();
    const captchaToken = await guest.captchaToken();
    const card = (await guest.saveCard(captchaToken)).body.paymentMethod.id;
    const stranger = createTestGuest(giving.server, church, "192.0.2.78");
    const NONE = { body: { code: "method-not-found" } };
    expect(await stranger.give(10, card, await stranger.captchaToken())).toMatchObject(NONE);
    expect(await church.give(10, { id: card })).toMatchObject(NONE);
    expect(await church.intents()).toEqual([]);
    const inOtherNetwork = createTestGuest(giving.server, church, "192.0.2.79");
    expect(await inOtherNetwork.give(10, card, captchaToken)).toMatchObject(DONE);
    expect(await guest.give(20, card, await guest.captchaToken())).toMatchObject(DONE);
    expect(await church.donations()).toHaveLength(2);
  });

  test("cannot be a member's saved card, which stays with the member", async () => {
    const { church, guest } = await createTestGuestChurch();
    const theirs = church.saved.body.paymentMethod.id;
    const captchaToken = await guest.captchaToken();
    expect(await guest.saveCard(captchaToken, { id: theirs })).toMatchObject({ body: { code: "card-refused" } });
    const member = await rowsOf("select email from people where id = $1", church.personId);
    const person = { id: church.personId, email: member[0].email, name: { display: "Ann Lee" } };
    expect((await guest.give(10, theirs, captchaToken, { person })).body).toMatchObject({ code: "method-not-found" });
    expect(await rowsOf("select person_id from payment_methods where id = $1", theirs)).toEqual([
      { person_id: church.personId },
    ]);
  });
});

describe("G1.03 the donor of a gift", () => {
  test("is found by the email, whatever person id and church are sent, and the stored name stays unchanged", async () => {
    const { church, guest } = await createTestGuestChurch();
    const member = await church.church.person({ email: "karl@example.org", firstName: "Karl", lastName: "Known" });
    const other = await church.church.person();
    const captchaToken = await guest.captchaToken();
    const card = (await guest.saveCard(captchaToken)).body.paymentMethod.id;
    const person = { id: other.personId, email: " KARL@example.org ", name: { display: "Nosy Parker" } };
    const { raw } = await guest.give(10, card, captchaToken, { person, church: { name: "Elsewhere", subDomain: "x" } });
    expect(raw.body).not.toMatch(/Karl|Known/);
    const rows = await rowsOf("select person_id from donations where church_id = $1", church.churchId);
    expect(rows).toEqual([{ person_id: member.personId }]);
    expect(await rowsOf("select first_name from people where id = $1", member.personId)).toEqual([
      { first_name: "Karl" },
    ]);
  });

  test("is created once for 10 concurrent gifts with a new email", async () => {
    const { church, guest } = await createTestGuestChurch();
    const captchaTokens = await Promise.all(Array.from({ length: 10 }, () => guest.captchaToken()));
    const card = (await guest.saveCard(captchaTokens[0])).body.paymentMethod.id;
    const answers = await Promise.all(
      captchaTokens.map((captchaToken, index) => guest.give(10 + index, card, captchaToken)),
    );
    expect(new Set(answers.map(({ body }) => body.status))).toEqual(new Set(["succeeded"]));
    const rows = await rowsOf("select distinct person_id from donations where church_id = $1", church.churchId);
    expect(rows).toHaveLength(1);
    const people = await rowsOf(
      "select id from people where church_id = $1 and email = $2",
      church.churchId,
      guest.email,
    );
    expect(people).toHaveLength(1);
  });

  test("is the signed-in person, whatever the body contains, and needs no captcha token", async () => {
    const { church } = await createTestGuestChurch();
    const elsewhere = await createTestDonor(giving.server);
    const gift = { churchId: elsewhere.churchId, person: { id: elsewhere.personId, email: "other@example.org" } };
    expect(await church.give(10, gift)).toMatchObject(DONE);
    const rows = await rowsOf("select church_id, person_id from donations where church_id = any($1)", [
      church.churchId,
      elsewhere.churchId,
    ]);
    expect(rows).toEqual([{ church_id: church.churchId, person_id: church.personId }]);
  });

  test("is not created with a name that contains a URL, and nothing is charged", async () => {
    const { church, guest } = await createTestGuestChurch();
    const captchaToken = await guest.captchaToken();
    const card = (await guest.saveCard(captchaToken)).body.paymentMethod.id;
    const person = { email: "evil@example.org", name: "Win at https://evil.example" };
    expect((await guest.give(10, card, captchaToken, { person })).body).toMatchObject({ code: "name-holds-link" });
    expect([await church.intents(), await church.donations()]).toEqual([[], []]);
    expect(await rowsOf("select 1 from people where email = $1", person.email)).toEqual([]);
  });

  test("G5.04 G5.05 requires an existing church and a valid email, and a refused gift creates no person", async () => {
    const { church, guest } = await createTestGuestChurch();
    const captchaToken = await guest.captchaToken();
    const card = (await guest.saveCard(captchaToken)).body.paymentMethod.id;
    const wrong: [object, string][] = [
      [{ churchId: "nochurch" }, "Church not found."],
      [{ churchId: null }, "Church not found."],
      [{ person: { email: "" } }, "Please enter your email address."],
      [{ person: null }, "Please enter your email address."],
      [{ person: { email: "nobody" } }, "Please enter a valid email address."],
      [{ person: { email: "a b@c.de" } }, "Please enter a valid email address."],
    ];
    for (const [change, message] of wrong) {
      const { status, body } = await guest.give(10, card, captchaToken, { ...change });
      expect([change, status, body]).toEqual([change, 200, expect.objectContaining({ message, raw: { message } })]);
    }
    const { status, body } = await guest.saveCard(captchaToken, { churchId: "nochurch" });
    expect([status, body]).toEqual([200, expect.objectContaining({ code: "church-not-found" })]);
    const people = await rowsOf("select id from people where church_id = $1 and email like 'guest%'", church.churchId);
    expect(people).toEqual([]);
  });
});

describe("G7.14 without a bearer token", () => {
  test.each([
    {},
    { authorization: "Bearer" },
    { authorization: "Bearer undefined" },
    { authorization: "Bearer a.b.c" },
  ])("only the endpoints for guests are open, also with an empty or invalid one: %j", async (headers) => {
    const open: string[] = [];
    for (const endpoint of givingEndpoints()) {
      const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, "none"]));
      const body = endpoint.method === "GET" ? undefined : {};
      const { status } = await giving.server.call(endpoint, { headers, params, body });
      if (status !== 401) open.push(`${endpoint.method} ${endpoint.path}`);
    }
    expect(open.toSorted()).toEqual([...FOR_GUESTS, ...WITH_OTHER_SECRETS].toSorted());
  });

  test("a guest saves a card and gives, also with an empty or invalid one", async () => {
    for (const authorization of ["Bearer", "Bearer undefined", "Bearer a.b.c"]) {
      const { church, guest } = await createTestGuestChurch();
      const { churchId, gateway, fund } = church;
      const headers = { authorization, "x-captcha-token": await guest.captchaToken() };
      const card = { id: "pm_card_visa", churchId, email: guest.email, gatewayId: gateway.id };
      const { paymentMethod } = (await giving.server.call(addCard, { headers, body: card })).body;
      const gift = {
        amount: 10,
        id: paymentMethod.id,
        type: "card",
        churchId,
        funds: [{ id: fund.id, amount: 10 }],
        person: { email: guest.email },
        gatewayId: gateway.id,
      };
      expect(await giving.server.call(chargeGift, { headers, body: gift })).toMatchObject(DONE);
      expect(await church.donations()).toMatchObject([{ amount: 1000, status: "succeeded" }]);
    }
  });
});

test("expired captcha tokens, guest cards and payment attempts are deleted, and valid captcha tokens are not", async () => {
  const { guest } = await createTestGuestChurch();
  const captchaToken = await guest.captchaToken();
  await giving.server.tasks["giving-forget-guests"]?.({});
  expect((await guest.saveCard(captchaToken)).body.paymentMethod).toBeDefined();
  later(3 * 24 * 60);
  await giving.server.tasks["giving-forget-guests"]?.({});
  for (const table of ["captcha_tokens", "spent_captchas", "guest_cards", "payment_attempts"])
    expect([table, await rowsOf(`select count(*)::int as left from ${table}`)]).toEqual([table, [{ left: 0 }]]);
});

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "refusals" in value;
const givingEndpoints = (): Endpoint[] =>
  Object.values(contract)
    .filter((value) => isEndpoint(value))
    .filter(({ api }) => api === "giving");

/** The endpoints that the requirement names; those of G7.01 are not part of the giving API. */
const FOR_GUESTS = [
  "GET /funds/churchId/:churchId",
  "GET /gateways/churchId/:churchId",
  "GET /donate/gateways/:churchId",
  "POST /paymentmethods/ach-setup-intent-anon",
  "POST /paymentmethods/addcard",
  "POST /donate/charge",
  "POST /donate/subscribe",
  "POST /donate/fee",
  "POST /donate/captcha-verify",
  "POST /donate/client-token",
  "POST /donate/create-order",
];

/** The challenge of our own captcha, and endpoints that require a captcha, the secret id of a gift or a secret link. */
const WITH_OTHER_SECRETS = [
  "POST /donate/manage/schedule",
  "GET /donate/captcha-challenge",
  "GET /donate/gifts/:id",
  "GET /donate/manage",
  "POST /donate/manage",
  "POST /donate/manage/end",
  "POST /donate/manage/give",
  "POST /donate/manage/lost",
];
