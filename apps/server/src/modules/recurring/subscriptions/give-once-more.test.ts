import { can, giveOnceMore, giveOnceMoreByLink, readGift, subscribeGift } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestGuest } from "../../giving/testing/create-test-guest.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";
import { createTestReader } from "../../giving-emails/testing/create-test-reader.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

async function createTestGift(card?: string) {
  const reader = await createTestReader(giving, { ...(card && { card }) });
  const { body } = await reader.subscribe(25);
  await reader.read();
  const id = body.id ?? "";
  const link = await reader.linkToken();
  const amounts = async () => (await reader.donations()).map(({ amount }: { amount: number }) => amount);
  return {
    ...reader,
    id,
    link,
    amounts,
    byLink: (key: string) =>
      giving.server.call(giveOnceMoreByLink, { body: { token: link }, headers: { "idempotency-key": key } }),
    byMember: (key: string, token = reader.tokenFor("giving")) =>
      giving.server.call(giveOnceMore, { params: { id }, token, headers: { "idempotency-key": key } }),
  };
}

test("the holder of a manage link gives once more at once, and the coming donations stay as they are", async () => {
  const gift = await createTestGift();
  const [before] = await gift.subscriptions();
  const given = await gift.byLink("once more");
  expect(given).toMatchObject({ status: 200, body: { status: "succeeded" } });
  // The same request again charges nothing.
  expect((await gift.byLink("once more")).body.id).toBe(given.body.id);
  expect(await gift.amounts()).toEqual([2500, 2500]);
  expect(await gift.stripePaid()).toBe(5000);
  expect(await gift.subscriptions()).toEqual([before]);
  const shown = await giving.server.call(readGift, {
    params: { id: given.body.id ?? "" },
    query: { key: "once more" },
    token: "",
  });
  expect(shown.body).toMatchObject({ status: "succeeded" });
  const receipts = (await gift.read()).filter(({ subject }) => subject.includes("receipt"));
  expect(receipts).toHaveLength(2);
});

test("a donor gives once more signed in; staff and other people cannot give with the donor's card", async () => {
  const gift = await createTestGift();
  expect((await gift.byMember("a")).body).toMatchObject({ status: "succeeded" });
  const staff = await gift.church.person({ permissions: [can.editDonations, can.viewDonations] });
  const other = await gift.church.person();
  for (const { tokenFor } of [staff, other])
    expect((await gift.byMember("b", tokenFor("giving"))).body).toMatchObject({ code: "subscription-not-found" });
  expect(await gift.amounts()).toEqual([2500, 2500]);
});

test("a guest gives once more by the link with the card of the recurring gift", async () => {
  const church = await createTestDonor(giving.server);
  const guest = createTestGuest(giving.server, church);
  const captchaToken = await guest.captchaToken();
  const { paymentMethod } = (await guest.saveCard(captchaToken)).body;
  await giving.server.call(subscribeGift, {
    headers: { "x-captcha-token": captchaToken },
    body: {
      amount: 12,
      id: paymentMethod?.id ?? "",
      type: "card",
      churchId: church.churchId,
      funds: [{ id: church.fund.id, amount: 12 }],
      gatewayId: church.gateway.id,
      provider: "stripe",
      person: { email: guest.email, name: { first: "Gus", last: "Guest" } },
      interval: { interval: "month", interval_count: 1 },
    },
  });
  await giving.server.work();
  const sent = (await giving.server.sentEmails()).findLast(({ to }) => to === guest.email);
  const link = decodeURIComponent(/manage\?token=(\S+)/.exec(sent?.text ?? "")?.[1] ?? "");
  const given = await giving.server.call(giveOnceMoreByLink, { body: { token: link } });
  expect(given.body).toMatchObject({ status: "succeeded" });
});

test("nothing is given for a gift that has ended, and a declined card is refused with the reason", async () => {
  const gift = await createTestGift();
  await gift.change({ id: gift.id, default_payment_method: await gift.addCard("pm_card_chargeCustomerFail") });
  const declined = await gift.byLink("declined");
  expect(declined.body).toMatchObject({ error: expect.stringMatching(/declined/i) });
  await gift.end(gift.id);
  expect((await gift.byLink("ended")).body).toMatchObject({ code: "subscription-not-found" });
  expect((await gift.byMember("ended")).body).toMatchObject({ code: "subscription-not-found" });
  expect(await gift.amounts()).toEqual([2500]);
});
