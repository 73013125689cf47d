import { readManagedGift } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestReader } from "../../giving-emails/testing/create-test-reader.ts";
import { testGiving } from "../../giving/testing/test-giving.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

const DAY_MS = 86_400_000;

/** A monthly gift by a card that expires with the month after next, and helpers to reach a day before its last. */
async function createTestExpiringCard(language = "en") {
  const reader = await createTestReader(giving, { language });
  const { body } = await reader.subscribe(25);
  const { now } = giving.server.clock;
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 3, 0, 18));
  const [year, month] = [last.getUTCFullYear(), last.getUTCMonth() + 1].map(String);
  await reader.set(
    "update payment_methods set exp_year = $2, exp_month = $3 where church_id = $1",
    year ?? "",
    month ?? "",
  );
  return {
    ...reader,
    id: body.id,
    last,
    daysBefore: (days: number) => {
      giving.server.clock.now = new Date(last.getTime() - days * DAY_MS);
    },
    warnings: async () => {
      await giving.server.tasks["giving-expiring-cards"]?.({});
      return (await reader.read()).filter(({ subject }) => /expires soon|läuft bald ab/.test(subject));
    },
  };
}

test("the donor is told 30 and 7 days before the card expires, once each, with the manage link", async () => {
  const card = await createTestExpiringCard();
  card.daysBefore(31);
  expect(await card.warnings()).toHaveLength(0);
  card.daysBefore(30);
  await Promise.all([card.warnings(), giving.server.another().tasks["giving-expiring-cards"]?.({})]);
  const [first, ...others] = await card.warnings();
  expect(others).toEqual([]);
  const day = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" }).format(card.last);
  expect(first?.subject).toBe("Grace Church: the card for your recurring donation expires soon");
  expect(first?.text).toContain(`is paid with Visa •••• 4242, which expires on ${day}.`);
  expect(first?.text).toMatch(/Recurring donation: Every month\nNext donation: /);
  const shown = await giving.server.call(readManagedGift, { query: { token: await card.linkToken() } });
  expect(shown.body).toMatchObject({ id: card.id });

  card.daysBefore(8);
  expect(await card.warnings()).toHaveLength(1);
  card.daysBefore(7);
  await card.warnings();
  card.daysBefore(1);
  expect(await card.warnings()).toHaveLength(2);
});

test("a card that is changed a week before it expires is warned about once, in the donor's language", async () => {
  const card = await createTestExpiringCard("de");
  card.daysBefore(5);
  await card.warnings();
  const sent = await card.warnings();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.subject).toBe("Grace Church: Die Karte für Ihre regelmäßige Spende läuft bald ab");
});

test("no email is sent about the card of a gift that has ended or ends before, and of one that the bank has renewed", async () => {
  const ended = await createTestExpiringCard();
  await ended.end(ended.id ?? "");
  ended.daysBefore(20);
  expect(await ended.warnings()).toEqual([]);

  const endsBefore = await createTestExpiringCard();
  await endsBefore.set("update subscriptions set ends_on = $2 where church_id = $1", endsBefore.last.toISOString());
  endsBefore.daysBefore(20);
  expect(await endsBefore.warnings()).toEqual([]);

  const renewed = await createTestExpiringCard();
  await renewed.set("update payment_methods set exp_year = exp_year + 4 where church_id = $1");
  renewed.daysBefore(20);
  expect(await renewed.warnings()).toEqual([]);
});
