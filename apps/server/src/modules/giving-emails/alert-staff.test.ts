import { can, uniqueId } from "@offertory/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Giving } from "../giving/index.ts";
import { alertOfCardTesting, alertOfDifference, alertOfDispute } from "./alert-staff.ts";
import { createTestDonor, testGiving } from "../giving/testing/test-giving.ts";
import { createTestReader } from "./testing/create-test-reader.ts";
import { WAIT } from "../../../../../tools/test/patience.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
let engine: Giving;
beforeAll(async () => {
  giving = await testGiving();
  engine = giving.server.another().giving;
});
afterAll(() => giving.close());

/** A church with an administrator, somebody who edits donations, and others who do not. */
async function createTestStaff() {
  const reader = await createTestReader(giving);
  const { church } = reader;
  const admin = await church.person({ admin: true });
  const editor = await church.person({ permissions: [can.editDonations] });
  await giving.server.database.pool.query("update users set language = 'de' where id = $1", [editor.userId]);
  await church.person({ permissions: [can.viewDonations] });
  const gone = await church.person({ permissions: [can.editDonations] });
  await reader.set("update people set archived_at = now() where church_id = $1 and id = $2", gone.personId);
  await church.person({ permissions: [can.editDonations], account: false });
  const people = await giving.server.database.pool.query<{ email: string }>(
    "select email from people where church_id = $1",
    [reader.churchId],
  );
  const own = new Set(people.rows.map(({ email }) => email));
  const alerts = async () => (await giving.server.sentEmails()).filter(({ to }) => own.has(to));
  return { ...reader, admin, editor, alerts };
}

test("a card-testing alert is sent to administrators and to staff who edit donations, each in their language", async () => {
  const { churchId, admin, editor, alerts } = await createTestStaff();
  await giving.server.tasks["card-testing-seen:alert"]?.({ churchId });
  const sentEmails = await alerts();
  expect(new Set(sentEmails.map(({ to }) => to))).toEqual(new Set([admin.email, editor.email]));
  expect(sentEmails).toHaveLength(2);
  const subjects = Object.fromEntries(sentEmails.map(({ to, subject }) => [to, subject]));
  expect(subjects[admin.email]).toBe("Grace Church: possible card testing on your giving page");
  expect(subjects[editor.email]).toBe("Grace Church: möglicher Kartentest auf Ihrer Spendenseite");
});

test("an alert of one kind is sent once a day, even when it is triggered several times concurrently", async () => {
  const { churchId, alerts } = await createTestStaff();
  await Promise.all(Array.from({ length: 5 }, () => alertOfCardTesting(engine, { churchId })));
  expect(await alerts()).toHaveLength(2);
  giving.server.clock.now = new Date(giving.server.clock.now.getTime() + 25 * 3_600_000);
  await alertOfCardTesting(engine, { churchId });
  expect(await alerts()).toHaveLength(4);
});

test("a dispute alert shows the amount, gift number and deadline but no donor, and is sent only in its church", async () => {
  const reader = await createTestStaff();
  const { churchId, gateway, admin, alerts, personId } = reader;
  await reader.give(25, {}, reader.tokenFor("giving"));
  const id = String((await reader.set("select id from donations where church_id = $1")).id);
  await reader.set(
    `insert into disputes (church_id, id, donation_id, gateway_id, provider_id, status, reason, amount, fee, due_at, opened_at)
     values ($1, $2, $3, $4, 'dp_1', 'open', 'fraudulent', 2500, 1500, '2027-01-05T03:00:00Z', now())`,
    uniqueId(),
    id,
    gateway.id,
  );
  await alertOfDispute(engine, { churchId, donationId: id });
  const sentEmail = (await alerts()).find(({ to }) => to === admin.email);
  expect(sentEmail?.subject).toBe("Grace Church: a $25.00 donation was disputed");
  expect(sentEmail?.text).toMatch(new RegExp(`Donation ID: ${id}\\nRespond by: January 4, 2027`));
  expect(sentEmail?.text).not.toContain(personId);
  expect(sentEmail?.text).not.toContain(reader.email);
  const other = await createTestStaff();
  await alertOfDispute(engine, { churchId: other.churchId, donationId: id });
  expect(await other.alerts()).toEqual([]);
});

test("a reconciliation with open differences sends an alert; one without differences sends none", async () => {
  const { churchId, gateway, set, alerts, admin } = await createTestStaff();
  const keep = async (open: string) => {
    const id = uniqueId();
    await set(
      `insert into reconciliations (church_id, id, gateway_id, from_day, to_day, status, asked_by, open, started_at)
       values ($1, $2, $3, '2026-11-01', '2026-11-14', 'done', 'somebody', $4, now())`,
      id,
      gateway.id,
      open,
    );
    return { churchId, reconciliationId: id };
  };
  await alertOfDifference(engine, await keep("0"));
  expect(await alerts()).toEqual([]);
  await alertOfDifference(engine, await keep("3"));
  const sentEmail = (await alerts()).find(({ to }) => to === admin.email);
  expect(sentEmail?.text).toContain("from November 1, 2026 to November 14, 2026");
  expect(sentEmail?.text).toContain("3 differences need review");
});

test("a dispute opened at the provider sends an alert to the administrator", async () => {
  const donor = await createTestDonor(giving.server);
  const admin = await donor.church.person({ admin: true });
  await donor.give(31, { key: "k" });
  const [intent] = await donor.intents();
  const alerts = async () =>
    (await giving.server.sentEmails()).filter(({ to, subject }) => to === admin.email && subject.includes("$31.00"));
  await giving.operate(String(intent.provider_id), "dispute");
  await vi.waitFor(
    async () => {
      await giving.server.work();
      expect(await alerts()).toHaveLength(1);
    },
    { ...WAIT, interval: 300 },
  );
});
