import {
  addCard,
  chargeGift,
  erasePerson,
  exportPerson,
  listMethods,
  listMyDonations,
  mergePeople,
  readPerson,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDonor, testGiving } from "../testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const rows = async (text: string, ...values: string[]) => (await giving.server.database.pool.query(text, values)).rows;

test("a person's export contains their own gifts and payment methods, and none of other people", async () => {
  const donor = await createTestDonor(giving.server);
  await donor.give(12.34, { key: "k", notes: "For Ann" });
  const { token } = await donor.church.person({ admin: true });
  const other = await donor.church.person();
  const file = async (id: string) => (await giving.server.call(exportPerson, { token, params: { id } })).body.parts;
  expect(await file(donor.personId)).toMatchObject({
    giving: {
      gifts: [{ amount: 12.34, notes: "For Ann", funds: [{ name: "General", amount: 12.34 }] }],
      paymentMethods: [{ last4: "4242" }],
      recurringGifts: [],
    },
  });
  expect(await file(other.personId)).toMatchObject({ giving: { gifts: [], paymentMethods: [], recurringGifts: [] } });
});

test("erasing a donor keeps the donation and deletes its note, the card details and the email", async () => {
  const donor = await createTestDonor(giving.server);
  const { churchId, personId } = donor;
  await donor.give(20, { key: "k", notes: "In memory of Jo" });
  const { token } = await donor.church.person({ admin: true });
  const { body: person } = await giving.server.call(readPerson, { token, params: { id: personId } });
  const confirm = { token, params: { id: personId }, body: { confirm: person.name.display } };
  expect((await giving.server.call(erasePerson, confirm)).status).toBe(200);
  await giving.server.work();
  expect(await donor.donations()).toMatchObject([{ amount: 2000, status: "succeeded" }]);
  expect(await donor.ledgerRest()).toBe(0);
  const left = JSON.stringify([
    await rows("select * from donations where church_id = $1", churchId),
    await rows("select * from payment_intents where church_id = $1", churchId),
    await rows("select * from payment_methods where church_id = $1", churchId),
  ]);
  // Only long or quoted values: ids consist of random letters and may contain a short name by chance.
  for (const trace of ["In memory", '"4242"', "visa", person.contactInfo.email]) expect(left).not.toContain(trace);
  expect((await donor.give(5)).status).toBeGreaterThanOrEqual(200);
  expect(await donor.donations()).toHaveLength(1);
});

test("after a merge the kept person has the gifts and cards of both people and can pay with either card", async () => {
  const donor = await createTestDonor(giving.server);
  const { church, gateway, fund } = donor;
  const kept = await church.person();
  const token = kept.tokenFor("giving");
  const own = await giving.server.call(addCard, { token, body: { id: "pm_card_mastercard", gatewayId: gateway.id } });
  await donor.give(10, { key: "k" });
  // The dropped person has no account, so that their payment methods are moved.
  await giving.server.database.pool.query("delete from user_churches where person_id = $1", [donor.personId]);
  const admin = await church.person({ admin: true });
  const merge = { keepId: kept.personId, dropId: donor.personId };
  expect((await giving.server.call(mergePeople, { token: admin.token, body: merge })).status).toBe(200);
  await giving.server.work();

  const methods = (await giving.server.call(listMethods, { token, params: { personId: kept.personId } })).body;
  expect(methods.map(({ last4 }) => last4).toSorted()).toEqual(["4242", "4444"]);
  for (const id of [own.body.paymentMethod.id, donor.saved.body.paymentMethod.id]) {
    const body = { amount: 5, id, funds: [{ id: fund.id, amount: 5 }], gatewayId: gateway.id };
    expect((await giving.server.call(chargeGift, { token, body })).body).toMatchObject({ status: "succeeded" });
  }
  const { body } = await giving.server.call(listMyDonations, { token });
  expect(body.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([5, 5, 10]);
});
