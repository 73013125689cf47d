import { loadOrCreatePerson, loadOrCreateUser, subscribeGift } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDonor, testGiving } from "../src/modules/giving/testing/test-giving.ts";
import { createTestGuest } from "../src/modules/giving/testing/create-test-guest.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const rowsOf = async (text: string, ...values: unknown[]) =>
  (await giving.server.database.pool.query<Record<string, unknown>>(text, values)).rows;

test("G1.03 G7.01 a guest who gives several times, with different spellings of an email, is one person and one user", async () => {
  const { server } = giving;
  const church = await createTestDonor(server);
  const { churchId } = church;
  const guest = createTestGuest(server, church);
  const spellings = ["Nora.New@example.org", " nora.new@EXAMPLE.org", "nora.new@example.org "];
  const captchaTokens = await Promise.all(Array.from({ length: 9 }, () => guest.captchaToken()));
  const headersOf = (index: number) => ({ "x-captcha-token": captchaTokens[index] ?? "" });

  // The calls of the donation page, three times at once: find the user, find the person, save the card, give.
  const give = async (email: string, index: number) => {
    const who = { firstName: "Nora", lastName: "New", churchId };
    const user = await server.call(loadOrCreateUser, {
      body: { userEmail: email, ...who },
      headers: headersOf(index),
    });
    const person = await server.call(loadOrCreatePerson, { body: { email, ...who }, headers: headersOf(index + 3) });
    const captchaToken = captchaTokens[index + 6] ?? "";
    const card = (await guest.saveCard(captchaToken, { email })).body.paymentMethod.id;
    const gift = { person: { email, name: "Nora New" } };
    if (index > 0)
      return [user.status, person.status, (await guest.give(10 + index, card, captchaToken, gift)).body.status];
    const subscribed = await server.call(subscribeGift, {
      headers: { "x-captcha-token": captchaToken },
      body: {
        amount: 10,
        id: card,
        churchId,
        funds: [{ id: church.fund.id, amount: 10 }],
        provider: "stripe",
        gatewayId: church.gateway.id,
        interval: { interval_count: 1, interval: "month" },
        ...gift,
      },
    });
    return [user.status, person.status, subscribed.body.status];
  };
  expect(await Promise.all(spellings.map(give))).toEqual([
    [200, 200, "active"],
    [200, 200, "succeeded"],
    [200, 200, "succeeded"],
  ]);

  const people = await rowsOf(
    "select id, first_name, last_name from people where church_id = $1 and lower(email) like '%nora.new@%'",
    churchId,
  );
  expect(people).toEqual([{ id: expect.any(String), first_name: "Nora", last_name: "New" }]);
  expect(await rowsOf("select email from users where lower(email) like '%nora.new@%'")).toEqual([
    { email: "nora.new@example.org" },
  ]);
  const personId = people[0]?.["id"];
  const gifts = await rowsOf("select distinct person_id from donations where church_id = $1", churchId);
  const recurring = await rowsOf("select person_id from subscriptions where church_id = $1", churchId);
  expect([gifts, recurring]).toEqual([[{ person_id: personId }], [{ person_id: personId }]]);
});

test("G1.03 a guest with the email of a member gives as that member, and no user or person is added", async () => {
  const { server } = giving;
  const church = await createTestDonor(server);
  const guest = createTestGuest(server, church);
  const known = await church.church.person({ email: "known@example.org", firstName: "Kay", lastName: "Known" });
  const count = async () =>
    (await rowsOf("select (select count(*) from people) as people, (select count(*) from users) as users"))[0];
  const before = await count();
  const who = { firstName: "Kay", lastName: "Known", churchId: church.churchId };
  const email = "Known@Example.org";
  for (const call of [
    server.call(loadOrCreateUser, {
      body: { userEmail: email, ...who },
      headers: { "x-captcha-token": await guest.captchaToken() },
    }),
    server.call(loadOrCreatePerson, {
      body: { email, ...who },
      headers: { "x-captcha-token": await guest.captchaToken() },
    }),
  ])
    expect((await call).status).toBe(200);
  const captchaToken = await guest.captchaToken();
  const card = (await guest.saveCard(captchaToken, { email })).body.paymentMethod.id;
  expect((await guest.give(12, card, captchaToken, { person: { email } })).body.status).toBe("succeeded");
  expect(await count()).toEqual(before);
  expect(await rowsOf("select person_id from donations where church_id = $1", church.churchId)).toEqual([
    { person_id: known.personId },
  ]);
});
