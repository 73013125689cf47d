import { addBank, can, listMyGifts, refundDonation, verifyBank } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliverWebhooks } from "../../giving/testing/compare-records.ts";
import { createTestBank } from "../../giving/testing/create-test-bank.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const gifts = async (token: string) => (await giving.server.call(listMyGifts, { token })).body;

test("a donor's gifts are listed newest first, with the date in the church's time zone, funds and refunds", async () => {
  const { server } = giving;
  const donor = await createTestDonor(server);
  await server.database.pool.query("update churches set time_zone = 'America/Chicago' where id = $1", [donor.churchId]);
  // It is still 2026 in Chicago, and already 2027 in UTC.
  server.clock.now = new Date("2027-01-01T02:00:00Z");
  const split = { funds: [{ id: donor.fund.id, amount: 20 }], notes: "For the roof" };
  await donor.give(20.91, split, donor.tokenFor("giving"));
  server.clock.now = new Date("2027-01-01T12:00:00Z");
  await donor.give(10, {}, donor.tokenFor("giving"));
  const [newer, older] = await gifts(donor.tokenFor("giving"));
  expect(newer).toMatchObject({ day: "2027-01-01", amount: 10, refunded: 0, status: "succeeded", recurring: false });
  expect(older).toMatchObject({ day: "2026-12-31", amount: 20.91, coveredFee: 0.91, notes: "For the roof" });

  const treasurer = await donor.church.person({ permissions: [can.editDonations] });
  const params = { id: older?.id ?? "" };
  await server.call(refundDonation, { token: treasurer.tokenFor("giving"), params, body: { amount: 5.5 } });
  const [, refunded] = await gifts(donor.tokenFor("giving"));
  expect(refunded).toMatchObject({
    status: "partially_refunded",
    refunded: 5.5,
    funds: [{ name: "General", amount: 20, refunded: expect.any(Number) }],
  });
});

test("the list contains only the caller's own gifts, whatever their permissions, and requires a token", async () => {
  const donor = await createTestDonor(giving.server);
  await donor.give(10);
  const treasurer = await donor.church.person({ permissions: [can.viewDonations, can.editDonations] });
  const stranger = await createTestDonor(giving.server);
  expect(await gifts(treasurer.tokenFor("giving"))).toEqual([]);
  expect(await gifts(stranger.tokenFor("giving"))).toEqual([]);
  expect((await giving.server.call(listMyGifts, {})).status).toBe(401);
  expect(await gifts(donor.tokenFor("giving"))).toHaveLength(1);
});

test("a bank debit is listed in the donor's own history as pending and, once settled, as succeeded", async () => {
  const { server } = giving;
  const donor = await createTestDonor(server);
  await server.work();
  const token = donor.tokenFor("giving");
  const bank = {
    id: await createTestBank(giving, donor.gateway),
    personId: donor.personId,
    gatewayId: donor.gateway.id,
  };
  const { paymentMethod, customerId } = (await server.call(addBank, { token, body: bank })).body;
  const proof = { paymentMethodId: paymentMethod?.id, customerId, amountData: { amounts: [32, 45] } };
  await server.call(verifyBank, { token, body: proof });
  await donor.give(60, { id: paymentMethod?.id, type: "bank", key: "k", notes: "For the roof" });
  expect(await gifts(token)).toEqual([
    {
      id: expect.any(String),
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      amount: 60,
      coveredFee: 0,
      refunded: 0,
      method: "bank",
      methodDetails: expect.stringMatching(/6789$/),
      recurring: false,
      notes: "For the roof",
      status: "pending",
      funds: [{ id: donor.fund.id, name: "General", amount: 60, refunded: 0 }],
    },
  ]);
  const neighbour = await donor.church.person({ permissions: [can.viewDonations] });
  expect(await gifts(neighbour.tokenFor("giving"))).toEqual([]);
  const charged = "select provider_id from payment_intents where church_id = $1";
  const { rows } = await server.database.pool.query<{ provider_id: string }>(charged, [donor.churchId]);
  await giving.operate(rows[0]?.provider_id ?? "", "settle");
  await deliverWebhooks(giving);
  expect(await gifts(token)).toMatchObject([{ amount: 60, status: "succeeded" }]);
});
