import { addBank, verifyBank } from "@offertory/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compareRecords, NO_DIFFERENCES } from "../../giving/testing/compare-records.ts";
import { createTestBank } from "../../giving/testing/create-test-bank.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const later = (minutes: number) => {
  giving.server.clock.now = new Date(giving.server.clock.now.getTime() + minutes * 60_000);
};

/** Whatever the provider answers or not, there is one charge, one donation, and the ledger matches the provider. */
describe("a gift without a usable response from the provider", () => {
  const faults: [string, object][] = [
    ["drop", { times: 3 }],
    ["drop", { done: true, times: 3 }],
    ["500", { times: 3 }],
    ["502-html", { times: 3 }],
    ["502-json", { times: 3 }],
    ["502-json", { done: true, times: 3 }],
    ["200-empty", {}],
    ["200-empty", { done: true }],
    ["429", { times: 3 }],
  ];
  test.each(faults)("%s %j: stays processing, is retried, and creates one donation", async (kind, more) => {
    const { churchId, give, donations, intents } = await createTestDonor(giving.server);
    await giving.fault(kind, more);
    const answer = await give(40, { key: "k" });
    expect(answer).toMatchObject({ status: 200, body: { status: "processing", paymentStatus: "processing" } });
    expect(await donations()).toEqual([]);
    await giving.clearFaults();
    later(5);
    await giving.server.recoverGifts();
    expect(await donations()).toMatchObject([{ amount: 4000, provider_fee: 146 }]);
    expect(await intents()).toMatchObject([{ status: "succeeded" }]);
    expect((await give(40, { key: "k" })).body).toMatchObject({ status: "succeeded", id: answer.body.id });
    expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
  });
});

test("a charge whose response was lost is retried with the same idempotency key and charged once", async () => {
  const { churchId, give, donations } = await createTestDonor(giving.server);
  await giving.fault("drop", { done: true, times: 3 });
  await give(15, { key: "k" });
  await giving.clearFaults();
  later(5);
  await giving.server.recoverGifts();
  expect(await donations()).toMatchObject([{ amount: 1500 }]);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});

test("a bank debit whose response was lost is retried with the same mandate and charged once", async () => {
  const { churchId, personId, token, gateway, give, intents } = await createTestDonor(giving.server);
  const body = { id: await createTestBank(giving, gateway), personId, gatewayId: gateway.id };
  const { paymentMethod, customerId } = (await giving.server.call(addBank, { token, body })).body;
  const id = paymentMethod?.id;
  const amountData = { amounts: [32, 45] };
  await giving.server.call(verifyBank, { token, body: { paymentMethodId: id, customerId, amountData } });
  const addresses = async () =>
    (
      await giving.server.database.pool.query("select client_address from payment_intents where church_id = $1", [
        churchId,
      ])
    ).rows;
  await giving.fault("drop", { done: true, times: 3 });
  expect((await give(40, { key: "k", id, type: "bank" })).body).toMatchObject({ status: "processing" });
  expect(await addresses()).toEqual([{ client_address: expect.stringMatching(/\d/) }]);
  await giving.clearFaults();
  later(5);
  await giving.server.recoverGifts();
  // The IP address is deleted as soon as the provider has answered.
  expect(await addresses()).toEqual([{ client_address: null }]);
  expect(await intents()).toMatchObject([{ status: "processing", provider_id: expect.stringMatching(/^pi_/) }]);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});
