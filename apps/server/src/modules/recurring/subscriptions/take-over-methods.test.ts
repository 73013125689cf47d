import {
  can,
  changeSubscriptions,
  listMethods,
  listMyDonations,
  listSubscriptions,
  login,
  selectChurch,
  subscribeGift,
  type UserChurch,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestAccount, GOOD_PASSWORD } from "../../accounts/testing/create-test-account.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";
import { createTestGuest } from "../../giving/testing/create-test-guest.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

let guests = 0;

/** A guest who gives ten dollars every month, under an address of their own. */
async function createTestRecurringGuest(church?: Awaited<ReturnType<typeof createTestDonor>>, address?: string) {
  const donor = church ?? (await createTestDonor(giving.server));
  const { churchId, fund, gateway } = donor;
  const email = address ?? `monthly${(guests += 1)}@example.org`;
  const guest = createTestGuest(giving.server, donor);
  const captchaToken = await guest.captchaToken();
  const card = (await guest.saveCard(captchaToken, { email })).body.paymentMethod.id;
  const body = {
    amount: 10,
    id: card,
    churchId,
    funds: [{ id: fund.id, amount: 10 }],
    person: { email, name: "Gus Guest" },
    gatewayId: gateway.id,
    interval: { interval: "month" as const, interval_count: 1 },
  };
  const begun = await giving.server.call(subscribeGift, { headers: { "x-captcha-token": captchaToken }, body });
  expect(begun.body).toMatchObject({ status: "active" });
  return { donor, email, card };
}

const tokenOf = ({ apis }: Pick<UserChurch, "apis">): string =>
  apis.find(({ keyName }) => keyName === "GivingApi")?.jwt ?? "";

/** Signs in and chooses the church, as a browser does. */
async function enter(email: string, churchId: string) {
  const { body } = await giving.server.call(login, { body: { email, password: GOOD_PASSWORD } });
  const chosen = await giving.server.call(selectChurch, { token: body.user.jwt ?? "", body: { churchId } });
  return { token: tokenOf(chosen.body), personId: chosen.body.person?.id ?? "" };
}

async function seenBy({ token, personId }: { token: string; personId: string }) {
  const methods = (await giving.server.call(listMethods, { token, params: { personId } })).body;
  const gifts = await Promise.all(
    methods.map(async ({ customerId }) => {
      const { status, body } = await giving.server.call(listSubscriptions, { token, params: { customerId } });
      return status === 200 ? body.data.map(({ default_payment_method: method }) => method) : [];
    }),
  );
  return { methods: methods.map(({ id }) => id), gifts };
}

test("G6.02 an account with the confirmed email of a guest gets the guest's recurring gift and its card", async () => {
  const { donor, email, card } = await createTestRecurringGuest();
  await createTestAccount(giving.server, { email, firstName: "August", lastName: "Guest" });
  const account = await enter(email, donor.churchId);
  expect(await seenBy(account)).toEqual({ methods: [card], gifts: [[card]] });
  const { body: gifts } = await giving.server.call(listMyDonations, { token: account.token });
  expect(gifts).toMatchObject([{ amount: 10 }]);
  const { donor: elsewhere } = await createTestRecurringGuest(undefined, email);
  expect(await seenBy(account)).toMatchObject({ methods: [card] });
  expect(elsewhere.churchId).not.toBe(donor.churchId);
});

test("a member who also gave as a guest sees both cards, and finds the gift by the customer of either", async () => {
  const member = await createTestDonor(giving.server);
  // `person()` gives each person an address made from their id.
  const email = `${member.personId.toLowerCase()}@example.org`;
  const { card } = await createTestRecurringGuest(member, email);
  const own = member.saved.body.paymentMethod.id;
  expect(await seenBy(member)).toEqual({ methods: [own, card], gifts: [[card], [card]] });
});

test("a recurring gift that a member took over cannot be moved to a card of another customer", async () => {
  const member = await createTestDonor(giving.server);
  const { card } = await createTestRecurringGuest(member, `${member.personId.toLowerCase()}@example.org`);
  const own = member.saved.body.paymentMethod.id;
  await seenBy(member);
  const { pool } = giving.server.database;
  const [{ id }] = (await pool.query("select id from subscriptions where method_id = $1", [card])).rows;
  const body = [{ id, default_payment_method: own }];
  const refused = await giving.server.call(changeSubscriptions, { token: member.token, body });
  expect(refused).toMatchObject({ status: 400, body: { code: "method-of-other-customer" } });
  expect((await seenBy(member)).gifts).toEqual([[card], [card]]);
});

test("an account without a confirmed email, or with another email, takes over no card", async () => {
  const { donor, email, card } = await createTestRecurringGuest();
  const { pool } = giving.server.database;
  const [{ id: personId }] = (
    await pool.query("select id from people where church_id = $1 and email = $2", [donor.churchId, email])
  ).rows;
  const staff = await donor.church.person({ permissions: [can.viewDonations] });
  const listed = async () => (await seenBy({ token: staff.tokenFor("giving"), personId })).methods;
  const owner = async () => (await pool.query("select person_id from payment_methods where id = $1", [card])).rows;

  const named = await createTestAccount(giving.server, { email, password: "" });
  await pool.query("insert into user_churches (user_id, church_id, person_id) values ($1, $2, $3)", [
    named.id,
    donor.churchId,
    personId,
  ]);
  expect([await listed(), await owner()]).toEqual([[], [{ person_id: null }]]);

  await pool.query("update users set password_hash = 'x', email = $2 where id = $1", [named.id, `other-${email}`]);
  expect([await listed(), await owner()]).toEqual([[], [{ person_id: null }]]);

  await pool.query("update users set email = $2 where id = $1", [named.id, email]);
  expect([await listed(), await owner()]).toEqual([[card], [{ person_id: personId }]]);
});

test("a card that a guest used for a single gift is not added to a later account", async () => {
  const donor = await createTestDonor(giving.server);
  const email = `once${(guests += 1)}@example.org`;
  const guest = createTestGuest(giving.server, donor);
  const captchaToken = await guest.captchaToken();
  const card = (await guest.saveCard(captchaToken, { email })).body.paymentMethod.id;
  const { body } = await guest.give(10, card, captchaToken, { person: { email, name: "Gus Guest" } });
  expect(body.status).toBe("succeeded");
  await createTestAccount(giving.server, { email });
  expect(await seenBy(await enter(email, donor.churchId))).toEqual({ methods: [], gifts: [] });
});
