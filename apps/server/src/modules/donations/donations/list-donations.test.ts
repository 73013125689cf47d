import { can, listDonationsOf, listMyDonations } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

test("a donor's history is listed newest first, to the donor and to callers of the church with permission to view donations", async () => {
  const { server } = giving;
  const donor = await createTestDonor(server);
  await donor.give(10, { key: "one" });
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  await donor.give(20.5, { key: "two", notes: " For the roof " });
  const { body } = await server.call(listMyDonations, { token: donor.token });
  expect(body).toMatchObject([
    {
      amount: 20.5,
      notes: "For the roof",
      method: "card",
      methodDetails: "visa 4242",
      fund: { name: "General", amount: 20.5 },
    },
    { amount: 10, status: "succeeded", currency: "usd", personId: donor.personId },
  ]);

  const ask = (token: string) => server.call(listDonationsOf, { token, query: { personId: donor.personId } });
  const neighbor = await donor.church.person();
  const treasurer = await donor.church.person({ permissions: [can.viewDonations] });
  const stranger = await createTestDonor(server);
  const theirs = await stranger.church.person({ permissions: [can.viewDonations] });
  expect((await ask(donor.token)).body).toEqual(body);
  expect((await ask(treasurer.tokenFor("giving"))).body).toEqual(body);
  expect((await ask(neighbor.tokenFor("giving"))).status).toBe(403);
  expect((await ask(theirs.tokenFor("giving"))).body).toEqual([]);
});
