import { addBank, verifyBank } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compareRecords, NO_DIFFERENCES } from "../../giving/testing/compare-records.ts";
import { createTestBank } from "../../giving/testing/create-test-bank.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";
import { attend, createTestRecurring, holdWebhooks, later } from "../subscriptions/testing/create-test-recurring.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
  await holdWebhooks(giving);
});
afterAll(() => giving.close());

/** Creates a donor with a verified bank account. */
async function createTestBankDonor() {
  const donor = await createTestRecurring(giving);
  const { token, personId, gateway } = donor;
  const id = await createTestBank(giving, gateway);
  const saved = (await giving.server.call(addBank, { token, body: { id, personId, gatewayId: gateway.id } })).body;
  const { paymentMethod, customerId } = saved;
  const amountData = { amounts: [32, 45] };
  await giving.server.call(verifyBank, { token, body: { paymentMethodId: paymentMethod?.id, customerId, amountData } });
  return { ...donor, bankId: paymentMethod?.id ?? "" };
}

test("a bank debit on its way is recorded, although its recurring gift was ended before its start was known", async () => {
  const donor = await createTestBankDonor();
  await giving.fault("drop", { match: "POST /v1/subscriptions", done: true, times: 3 });
  const { body } = await donor.subscribe(25, { id: donor.bankId, type: "bank" });
  expect(await donor.donations()).toEqual([]);
  await donor.end(body.id);
  await giving.clearFaults();
  for (const _ of [1, 2]) {
    later(giving, 10);
    await attend(giving);
  }
  expect(await donor.atStripe()).toMatchObject([{ status: "canceled" }]);
  await giving.passDays(5);
  await giving.server.recoverGifts();
  expect(await donor.donations()).toMatchObject([{ amount: 2500, status: "succeeded" }]);
  expect(await compareRecords(giving, donor.churchId)).toEqual(NO_DIFFERENCES);
});
