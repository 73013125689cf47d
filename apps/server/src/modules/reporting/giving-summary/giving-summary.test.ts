import {
  can,
  readHouseholdGiving,
  readPersonGiving,
  recordDonation,
  uniqueId,
  voidDonation,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { createTestRecurring } from "../../recurring/subscriptions/testing/create-test-recurring.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
  giving.server.clock.now = new Date("2027-03-10T15:00:00Z");
});
afterAll(() => giving.close());

/** A donor and a second person of the same household, with checks recorded on the given days. */
async function createTestHousehold() {
  const { server } = giving;
  const donor = await createTestDonor(server);
  const { church, churchId, personId, fund } = donor;
  const spouse = await church.person({ firstName: "Sam", lastName: "Lee" });
  const householdId = uniqueId();
  const { pool } = server.database;
  await pool.query("insert into households (church_id, id, name) values ($1, $2, 'Lee')", [churchId, householdId]);
  await pool.query("update people set household_id = $2 where church_id = $1 and id = any($3)", [
    churchId,
    householdId,
    [personId, spouse.personId],
  ]);
  const treasurer = await church.person({ permissions: [can.viewDonations, can.editDonations] });
  const token = treasurer.tokenFor("giving");
  const record = async (donationDate: string, amount: number, who = personId) => {
    const body = { donationDate, method: "check", personId: who, funds: [{ id: fund.id, amount }] };
    return (await server.call(recordDonation, { token, body })).body.id;
  };
  return { ...donor, spouse, householdId, viewer: token, record };
}

test("a person's giving is summed for this year, last year, and last year until the same day, without voided donations", async () => {
  const { record, viewer: token, personId } = await createTestHousehold();
  await record("2025-12-31", 1000);
  await record("2026-03-10", 5);
  await record("2026-03-11", 7);
  await record("2027-01-01", 20);
  const last = await record("2027-03-01", 30);
  const voided = await record("2027-03-09", 500);
  await giving.server.call(voidDonation, { token, params: { id: voided } });
  const { body } = await giving.server.call(readPersonGiving, { token, params: { personId } });
  expect(body).toEqual({
    year: 2027,
    thisYear: 50,
    lastYear: 12,
    lastYearToDate: 5,
    last: { id: last, day: "2027-03-01", amount: 30 },
    recurring: [],
  });
});

test("a person who gave nothing has zeros and no last donation", async () => {
  const { spouse, viewer: token } = await createTestHousehold();
  const { body } = await giving.server.call(readPersonGiving, { token, params: { personId: spouse.personId } });
  expect(body).toMatchObject({ thisYear: 0, lastYear: 0, last: null, recurring: [] });
});

test("active recurring donations are in the summary", async () => {
  const donor = await createTestRecurring(giving);
  const { id } = (await donor.subscribe(25)).body;
  const viewer = await donor.church.person({ permissions: [can.viewDonations] });
  const params = { personId: donor.personId };
  const { body } = await giving.server.call(readPersonGiving, { token: viewer.tokenFor("giving"), params });
  expect(body.recurring).toMatchObject([{ id, amount: 25, failing: false }]);
});

test("a household's giving is the sum of its people, with each person's part of this year", async () => {
  const { record, viewer: token, spouse, personId, householdId } = await createTestHousehold();
  await record("2027-01-01", 20);
  await record("2027-02-01", 3, spouse.personId);
  await record("2026-02-01", 4, spouse.personId);
  const { body } = await giving.server.call(readHouseholdGiving, { token, params: { householdId } });
  expect(body).toMatchObject({ thisYear: 23, lastYear: 4, last: { amount: 3, day: "2027-02-01" } });
  expect(new Map(body.members.map(({ id, thisYear }) => [id, thisYear]))).toEqual(
    new Map([
      [personId, 20],
      [spouse.personId, 3],
    ]),
  );
});

test("people read their own giving without a permission; that of others and of a household needs permission to view donations", async () => {
  const { church, personId, tokenFor, householdId, record } = await createTestHousehold();
  await record("2027-01-01", 20);
  const { server } = giving;
  const read = async (token: string) => [
    (await server.call(readPersonGiving, { token, params: { personId } })).status,
    (await server.call(readHouseholdGiving, { token, params: { householdId } })).status,
  ];
  expect(await read(tokenFor("giving"))).toEqual([200, 403]);
  const others = [can.viewPeople, can.editPeople, can.viewDonationSummaries, can.editDonations, can.editGivingSettings];
  const staff = await church.person({ permissions: others });
  expect(await read(staff.tokenFor("giving"))).toEqual([403, 403]);
  expect(await read("")).toEqual([401, 401]);
});

test("the giving of another church's people is not summed, and its households are not found", async () => {
  const { personId, householdId, record } = await createTestHousehold();
  await record("2027-01-01", 20);
  const { server } = giving;
  const elsewhere = await createTestChurch(server, "Hope Chapel");
  const token = (await elsewhere.person({ permissions: [can.viewDonations] })).tokenFor("giving");
  const { body } = await server.call(readPersonGiving, { token, params: { personId } });
  expect(body).toMatchObject({ thisYear: 0, last: null });
  const household = await server.call(readHouseholdGiving, { token, params: { householdId } });
  expect(household).toMatchObject({ status: 404, body: { code: "household-not-found" } });
});
