import { chargeGift } from "@offertory/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { compareRecords, NO_DIFFERENCES } from "../testing/compare-records.ts";
import { createTestDonor, testGiving } from "../testing/test-giving.ts";
import { WAIT } from "../../../../../../tools/test/patience.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
let other: ReturnType<typeof giving.server.another>;
beforeAll(async () => {
  giving = await testGiving();
  other = giving.server.another();
});
afterAll(async () => {
  await other.http.close();
  await giving.close();
});

const later = (minutes: number) => {
  giving.server.clock.now = new Date(giving.server.clock.now.getTime() + minutes * 60_000);
};

test("a gift sent many times to two servers concurrently is charged once, with the same response each time", async () => {
  const { server } = giving;
  const { churchId, token, saved, fund, gateway, donations } = await createTestDonor(server);
  const body = {
    amount: 25,
    id: saved.body.paymentMethod?.id,
    funds: [{ id: fund.id, amount: 25 }],
    gatewayId: gateway.id,
  };
  const send = (at?: typeof other) =>
    server.call(chargeGift, { token, headers: { "idempotency-key": "k" }, body: { ...body, provider: "stripe" } }, at);
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => (index % 2 ? send(other) : send())));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body: { id, status } }) => `${id} ${status}`)).size).toBe(1);
  expect(await donations()).toHaveLength(1);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});

test("gifts that several workers recover at the same time are each charged once", async () => {
  const { churchId, give, donations } = await createTestDonor(giving.server);
  await giving.fault("drop", { times: 15 });
  await Promise.all([11, 12, 13, 14, 15].map((amount) => give(amount, { key: `k${amount}` })));
  await giving.clearFaults();
  expect(await donations()).toEqual([]);
  later(5);
  const recover = "giving-recover-gifts";
  await Promise.all([
    giving.server.tasks[recover]?.({}),
    other.tasks[recover]?.({}),
    giving.server.tasks[recover]?.({}),
  ]);
  expect(new Set((await donations()).map(({ amount }) => amount))).toEqual(new Set([1100, 1200, 1300, 1400, 1500]));
  expect(await donations()).toHaveLength(5);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});

test("a webhook event that two servers handle at the same time is booked once", async () => {
  const { server } = giving;
  const { churchId, give, donations } = await createTestDonor(server);
  await giving.fault("drop", { done: true, times: 3 });
  await give(31, { key: "k" });
  const inbox = async () =>
    (
      await server.database.pool.query("select gateway_id, event_id from webhook_inbox where church_id = $1", [
        churchId,
      ])
    ).rows;
  const work = "giving-work-webhook";
  // There are also events about the card, so all events are handled.
  await vi.waitFor(async () => {
    for (const delivery of await inbox()) {
      const payload = { gatewayId: delivery.gateway_id, eventId: delivery.event_id };
      await Promise.all([server, other, server, other].map(async (at) => at.tasks[work]?.(payload)));
    }
    expect(await donations()).toMatchObject([{ amount: 3100 }]);
  }, WAIT);
  expect(await compareRecords(giving, churchId)).toEqual(NO_DIFFERENCES);
});
