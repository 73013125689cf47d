import { afterAll, beforeAll, expect, test } from "vitest";
import { compareRecords, NO_DIFFERENCES } from "../../giving/testing/compare-records.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";
import { tamper } from "../../giving/testing/tamper.ts";
import { fetchMissingFees } from "./fetch-missing-fees.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

/** A donation whose provider fee is not known yet. */
async function createTestGiftWithoutFee() {
  const donor = await createTestDonor(giving.server);
  await donor.give(40, { key: "k" });
  await tamper(giving.server, donor.churchId, "delete from ledger where church_id = $1 and reason = 'fee'");
  await tamper(giving.server, donor.churchId, "update donations set provider_fee = null where church_id = $1");
  return donor;
}

test("a fee that was unknown at the time of the gift is fetched later and booked once, also by two concurrent servers", async () => {
  const { churchId, donations } = await createTestGiftWithoutFee();
  expect(await compareRecords(giving, churchId)).not.toEqual(NO_DIFFERENCES);
  const [one, other] = [giving.server.another().giving, giving.server.another().giving];
  await Promise.all([fetchMissingFees(one), fetchMissingFees(other), fetchMissingFees(one)]);
  expect(await donations()).toMatchObject([{ provider_fee: 146 }]);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
  expect(await fetchMissingFees(one)).toBe(0);
});

test("a failed request for a fee is repeated an hour later, and no fee is booked before", async () => {
  const { churchId, donations } = await createTestGiftWithoutFee();
  const worker = giving.server.another().giving;
  await giving.fault("500", { match: "GET /v1/payment_intents/*", times: 3 });
  await fetchMissingFees(worker);
  await giving.clearFaults();
  expect(await donations()).toMatchObject([{ provider_fee: null }]);
  expect(await fetchMissingFees(worker)).toBe(0);
  giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 3_700_000);
  await fetchMissingFees(worker);
  expect(await donations()).toMatchObject([{ provider_fee: 146 }]);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});
