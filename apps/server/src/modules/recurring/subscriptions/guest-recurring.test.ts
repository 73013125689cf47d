import { subscribeGift } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { declineForFunds } from "../../giving/testing/decline-for-funds.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";
import { createTestGuest } from "../../giving/testing/create-test-guest.ts";
import { attend, createTestRecurring, holdWebhooks } from "./testing/create-test-recurring.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
  await holdWebhooks(giving);
});
afterAll(() => giving.close());

async function createTestRecurringGuest(card = "pm_card_visa") {
  const church = await createTestRecurring(giving);
  const guest = createTestGuest(giving.server, church);
  const captchaToken = await guest.captchaToken();
  const id = (await guest.saveCard(captchaToken, { id: card })).body.paymentMethod?.id;
  const subscribe = (proof: string, more: object = {}) =>
    giving.server.call(subscribeGift, {
      headers: proof ? { "x-captcha-token": proof } : {},
      body: {
        amount: 25,
        id,
        churchId: church.churchId,
        funds: [{ id: church.fund.id, amount: 25 }],
        person: { email: guest.email, name: "Gus Guest" },
        provider: "stripe",
        gatewayId: church.gateway.id,
        interval: { interval: "month", interval_count: 1 },
        ...more,
      },
    });
  return { church, guest, captchaToken, subscribe };
}

test("G1.03 a guest starts a recurring gift with one captcha, and its donations belong to the person with that email", async () => {
  const { church, guest, captchaToken, subscribe } = await createTestRecurringGuest();
  expect((await subscribe("")).body).toMatchObject({ code: "captcha-needed" });
  expect((await subscribe(captchaToken)).body).toMatchObject({ status: "active" });
  expect(
    (await subscribe(captchaToken, { amount: 30, funds: [{ id: church.fund.id, amount: 30 }] })).body,
  ).toMatchObject({
    code: "captcha-needed",
  });
  await giving.passDays(32);
  await attend(giving);
  const booked = await church.rows(
    "select p.email, d.amount from donations d join people p on p.church_id = d.church_id and p.id = d.person_id where d.church_id = $1",
  );
  expect(booked).toEqual([
    { email: guest.email, amount: 2500 },
    { email: guest.email, amount: 2500 },
  ]);
});

test("a guest whose card is declined does not see the reason and needs another captcha token", async () => {
  const { church, captchaToken, subscribe } = await createTestRecurringGuest("pm_card_chargeCustomerFail");
  const restore = declineForFunds(giving.server.giving);
  const { body } = await subscribe(captchaToken);
  restore();
  expect(body).toMatchObject({ code: "gift-failed", values: { reason: "card-refused" } });
  expect(JSON.stringify(body)).not.toMatch(/funds/);
  expect((await subscribe(captchaToken)).body).toMatchObject({ code: "captcha-needed" });
  expect(await church.subscriptions()).toMatchObject([{ status: "cancelled" }]);
});
