import { afterAll, beforeAll, expect, test } from "vitest";
import { compareRecords, NO_DIFFERENCES } from "../../giving/testing/compare-records.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const later = (minutes: number) => {
  giving.server.clock.now = new Date(giving.server.clock.now.getTime() + minutes * 60_000);
};
const recover = () => giving.server.tasks["giving-recover-gifts"]?.({});

test("a gift is recovered although the gateway of another church, which comes first, is broken", async () => {
  const broken = await createTestDonor(giving.server);
  const sound = await createTestDonor(giving.server);
  await giving.fault("drop", { times: 6 });
  await broken.give(40, { key: "k" });
  await sound.give(25, { key: "k" });
  await giving.clearFaults();
  await giving.server.database.pool.query("update gateways set private_key = 'unreadable' where church_id = $1", [
    broken.churchId,
  ]);
  later(5);
  await expect(recover()).rejects.toThrow("Some gifts could not be asked about.");
  expect(await sound.donations()).toMatchObject([{ amount: 2500 }]);
  expect(await broken.donations()).toEqual([]);
  expect(await compareRecords(giving, sound.churchId)).toEqual(NO_DIFFERENCES);
});

test("a donor gets the status processing within 20 seconds if the provider does not answer, and is charged once", async () => {
  const { churchId, give, donations } = await createTestDonor(giving.server);
  await giving.fault("hang", { times: 9 });
  const began = Date.now();
  const answer = await give(40, { key: "k" });
  expect(Date.now() - began).toBeLessThan(20_000);
  expect(answer).toMatchObject({ status: 200, body: { status: "processing", paymentStatus: "processing" } });
  await giving.clearFaults();
  later(5);
  await recover()?.catch(() => {});
  await expect.poll(donations, { timeout: 60_000 }).toMatchObject([{ amount: 4000 }]);
  expect((await give(40, { key: "k" })).body).toMatchObject({ status: "succeeded", id: answer.body.id });
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});
