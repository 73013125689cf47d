import { can, exportDonations, listChurchDonations, totalDonations } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testGiving } from "../src/modules/giving/testing/test-giving.ts";
import { attend, createTestRecurring } from "../src/modules/recurring/subscriptions/testing/create-test-recurring.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

test("donations through a link keep its campaign, also those of a recurring gift, and are listed, totaled and exported by it", async () => {
  const donor = await createTestRecurring(giving);
  const treasurer = await donor.church.person({ permissions: [can.viewDonations] });
  const campaign = "Advent 2026";
  await donor.give(10, { key: "with", campaign: ` ${campaign} ` });
  await donor.give(11, { key: "without" });
  await donor.subscribe(20, { campaign });
  await giving.passDays(32);
  await attend(giving);
  await giving.server.work();

  const token = treasurer.tokenFor("giving");
  const query = { campaign };
  const { donations } = (await giving.server.call(listChurchDonations, { token, query })).body;
  expect(donations.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([10, 20, 20]);
  expect(new Set(donations.map((each) => each.campaign))).toEqual(new Set([campaign]));
  const { totals } = (await giving.server.call(totalDonations, { token, query })).body;
  expect(totals).toMatchObject({ amount: 50, count: 3 });
  const all = (await giving.server.call(listChurchDonations, { token })).body.donations;
  expect(all.find(({ amount }) => amount === 11)).toMatchObject({ campaign: null });
  const csv = (await giving.server.call(exportDonations, { token, query })).body;
  expect(csv.split("\r\n")[0]).toMatch(/Campaign/);
  expect(csv.match(/Advent 2026/g)).toHaveLength(3);
});

test.each(["<b>", "=1+1", "x".repeat(61), " ", "a\nb"])(
  "the campaign %j is refused, and nothing is charged",
  async (campaign) => {
    const donor = await createTestRecurring(giving);
    expect((await donor.give(10, { campaign })).status).toBe(400);
    expect((await donor.subscribe(10, { campaign })).status).toBe(400);
    expect(await donor.stripePaid()).toBe(0);
  },
);
