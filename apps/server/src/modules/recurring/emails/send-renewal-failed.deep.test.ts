import { readManagedGift } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testGiving } from "../../giving/testing/test-giving.ts";
import { createTestReader } from "../../giving-emails/testing/create-test-reader.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const DECLINES = "pm_card_chargeCustomerFail";

/** A monthly gift whose next payment the bank declines. */
async function createTestSubscription(language = "en") {
  const reader = await createTestReader(giving, { language });
  const { body } = await reader.subscribe(25);
  await reader.change({ id: body.id, default_payment_method: await reader.addCard(DECLINES) });
  await reader.read();
  const failures = async () => (await reader.read()).filter(({ text }) => isFailure(text));
  return { ...reader, id: body.id, failures };
}
const isFailure = (text: string) => /didn't go through|fehlgeschlagen/.test(text);
const due = async (reader: Awaited<ReturnType<typeof createTestSubscription>>, days = 32) => {
  await giving.passDays(days);
  await reader.attend();
};

/** Passes single days until a failure email is sent: two tries in one step would give only one email. */
const untilNotified = async (reader: Awaited<ReturnType<typeof createTestSubscription>>) => {
  const before = (await reader.failures()).length;
  for (let days = 0; days < 40 && (await reader.failures()).length === before; days += 1) await due(reader, 1);
};

test("a declined renewal sends one email for each try, with the reason and a manage link", async () => {
  const reader = await createTestSubscription();
  await untilNotified(reader);
  await reader.attend();
  const [sentEmail, ...others] = await reader.failures();
  expect(others).toEqual([]);
  expect(sentEmail?.subject).toBe("Grace Church: your recurring donation payment failed");
  expect(sentEmail?.text).toMatch(/Your recurring donation of \$25\.00 to Grace Church was due on \w+ \d+, \d{4}/);
  expect(sentEmail?.text).toMatch(/with Visa •••• \d{4} didn't go through[^]*Reason: your bank declined the payment/);
  const shown = await giving.server.call(readManagedGift, { query: { token: await reader.linkToken() } });
  expect(shown.body).toMatchObject({ id: reader.id, status: "past_due" });

  await untilNotified(reader);
  expect(await reader.failures()).toHaveLength(2);
});

test("two events about the same try send one email, in the donor's language", async () => {
  const reader = await createTestSubscription("de");
  await due(reader);
  const { rows } = await giving.server.database.pool.query(
    "select intent_id from renewals where church_id = $1 and subscription_id = $2 order by due_at desc",
    [reader.churchId, reader.id],
  );
  const event = { churchId: reader.churchId, subscriptionId: reader.id, intentId: rows[0].intent_id, final: false };
  const servers = [giving.server.tasks, giving.server.another().tasks];
  await Promise.all(servers.map(async (tasks) => tasks["renewal-failed:donor-email"]?.(event)));
  const sentEmails = await reader.failures();
  expect(sentEmails).toHaveLength(1);
  expect(sentEmails[0]?.subject).toBe("Grace Church: Die Zahlung Ihrer regelmäßigen Spende ist fehlgeschlagen");
  expect(sentEmails[0]?.text).toMatch(/von 25,00\s\$ an Grace Church/);
});

test("the email contains the day of the next try if our own scheduler charges the subscription", async () => {
  const reader = await createTestSubscription();
  await due(reader);
  await reader.read();
  const nextTry = new Date(Date.UTC(giving.server.clock.now.getUTCFullYear() + 1, 2, 14, 18)).toISOString();
  await reader.set("update subscriptions set schedule_owner = 'us', check_at = $2 where church_id = $1", nextTry);
  const { intent_id: intentId } = await reader.set(
    "update renewals set notified_tries = 2 where church_id = $1 and notified_tries = 1 returning intent_id",
  );
  const event = { churchId: reader.churchId, subscriptionId: reader.id, intentId, final: false };
  await giving.server.tasks["renewal-failed:donor-email"]?.(event);
  const sentEmail = (await giving.server.sentEmails()).findLast(({ to }) => to === reader.email);
  expect(sentEmail?.text).toContain(`We'll try again on March 14, ${nextTry.slice(0, 4)}.`);
  await reader.set("update subscriptions set schedule_owner = 'provider' where church_id = $1");
});

test("no failure email is sent if the renewal was paid or the recurring gift ended first", async () => {
  const paid = await createTestSubscription();
  await due(paid);
  await paid.change({ id: paid.id, default_payment_method: paid.methodId });
  expect(await paid.failures()).toEqual([]);
  const ended = await createTestSubscription();
  await due(ended);
  await ended.end(ended.id);
  expect(await ended.failures()).toEqual([]);
});

test("after the last try one email announces the end of the recurring gift, without a manage link", async () => {
  const reader = await createTestSubscription();
  await giving.passDays(31);
  for (let days = 0; days < 20; days += 2) await due(reader, 2);
  await reader.attend();
  const sentEmails = (await reader.read()).filter(({ subject }) => subject.includes("has ended"));
  expect(sentEmails).toHaveLength(1);
  expect(sentEmails[0]?.text).toMatch(/we've stopped this recurring donation. You won't be charged again/);
  expect(sentEmails[0]?.text).not.toContain("token=");
});
