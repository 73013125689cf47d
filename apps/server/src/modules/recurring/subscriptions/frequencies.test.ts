import { FREQUENCIES, FREQUENCY_NAMES } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testGiving } from "../../giving/testing/test-giving.ts";
import { attend, createTestRecurring, holdWebhooks } from "./testing/create-test-recurring.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
  await holdWebhooks(giving);
});
afterAll(() => giving.close());

test.each(FREQUENCY_NAMES)(
  "G9.01 a gift with the frequency %s is listed with its interval and renews when it is due",
  async (frequency) => {
    const donor = await createTestRecurring(giving);
    const interval = FREQUENCIES[frequency];
    const { body } = await donor.subscribe(10, { interval });
    expect(await donor.list()).toMatchObject([{ plan: interval }]);
    const days = { one_week: 7, two_week: 14, one_month: 31, three_month: 92, one_year: 366 }[frequency];
    await giving.passDays(Math.floor(days * 0.8));
    await attend(giving);
    expect(await donor.donations()).toHaveLength(1);
    await giving.passDays(Math.ceil(days * 0.2) + 1);
    await attend(giving);
    expect(await donor.donations()).toHaveLength(2);
    await donor.end(body.id);
  },
);
