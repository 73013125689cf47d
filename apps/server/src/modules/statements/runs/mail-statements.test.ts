import {
  can,
  cancelStatementRun,
  listStatementRuns,
  readStatementRun,
  retryStatementRun,
  startStatementRun,
} from "@offertory/contract";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { planFaults } from "../../../platform/faults/fault-point.ts";
import { SEND_STATEMENTS, sendStatements } from "./send-statements.job.ts";
import { createTestTreasury, testStatements } from "../testing/create-test-statements.ts";
import { readPdf } from "../testing/read-pdf.ts";

let world: Awaited<ReturnType<typeof testStatements>>;
beforeAll(async () => {
  world = await testStatements();
});
afterEach(() => planFaults(null));
afterAll(() => world.close());

type Treasury = Awaited<ReturnType<typeof createTestTreasury>>;

const start = ({ token }: Treasury, body: object = {}) =>
  world.server.call(startStatementRun, { token, body: { year: 2026, ...body } });
const look = async ({ token }: Treasury, id: string) =>
  (await world.server.call(readStatementRun, { token, params: { id } })).body;
const someDonors = (treasury: Treasury, count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => treasury.donor({ firstName: `D${index}` })));
/** Runs the job of a mailing once, as the worker would. */
const work = ({ churchId }: Treasury, id: string) => sendStatements(world.server.giving, { churchId, id });

test("each donor with an email address gets one statement from the church, as a PDF in their language, and a second only on request", async () => {
  const treasury = await createTestTreasury(world.server);
  const ann = await treasury.donor({ firstName: "Ann", amount: 12.5 });
  const uwe = await treasury.donor({ firstName: "Uwe", amount: 30, language: "de" });
  await treasury.donor({ firstName: "Nora", email: "" });
  await treasury.donor({ firstName: "Old", day: "2025-01-01" });

  const started = await start(treasury);
  expect(started.body).toMatchObject({ year: 2026, status: "running", emails: 2, sent: 0, waiting: 2 });
  expect((await start(treasury)).body).toMatchObject({ code: "statement-run-under-way" });
  await world.server.work();
  expect(await look(treasury, started.body.id)).toMatchObject({ status: "done", sent: 2, waiting: 0, problems: [] });

  const [mail, ...more] = await world.mailsTo(ann.email);
  expect(more).toEqual([]);
  expect(await world.sourceOf(mail?.id ?? "")).toMatch(/^From: Grace Church <offertory@localhost>/m);
  expect(mail?.subject).toBe("Your 2026 giving statement from Grace Church");
  expect(mail?.text).not.toContain("12.50");
  const pdf = readPdf(await world.attachmentOf(mail?.id ?? ""));
  expect(pdf.text).toContain("Ann Lee");
  expect(pdf.text).toContain("$12.50");
  expect(pdf.text).toContain("Giving statement 2026");
  expect(pdf.text).not.toContain("30");
  const [german, ...moreGerman] = await world.mailsTo(uwe.email);
  expect(moreGerman).toEqual([]);
  expect(german?.subject).toBe("Ihre Spendenübersicht 2026 von Grace Church");
  expect(german?.text).toContain("Vielen Dank für Ihre Spenden an Grace Church im Jahr 2026.");
  const germanPdf = readPdf(await world.attachmentOf(german?.id ?? ""));
  expect(germanPdf.text).toContain("Spendenübersicht 2026");
  expect(germanPdf.text).toMatch(/30,00\s\$/);

  expect((await start(treasury)).body).toMatchObject({ code: "statement-nobody-to-mail" });
  const late = await treasury.donor({ firstName: "Late" });
  const second = await start(treasury);
  expect(second.body).toMatchObject({ emails: 1 });
  await world.server.work();
  expect(await world.mailsTo(late.email)).toHaveLength(1);
  expect(await world.mailsTo(ann.email)).toHaveLength(1);
  const again = await start(treasury, { again: true });
  expect(again.body).toMatchObject({ emails: 3 });
  await work(treasury, again.body.id);
  expect(await world.mailsTo(ann.email)).toHaveLength(2);
});

test("a killed job loses no email and sends none twice; an email that may have been sent is reported as unsure", async () => {
  const treasury = await createTestTreasury(world.server);
  const donors = await someDonors(treasury, 30);
  const { id } = (await start(treasury)).body;
  const counts = async () => Promise.all(donors.map(async ({ email }) => (await world.mailsTo(email)).length));

  // The job is killed at the third claim, and in the next run right after the mail server accepted an email.
  const killed = new Error("killed");
  let claims = 0;
  planFaults((point) => {
    if (point === "statement-claimed") claims += 1;
    if (claims > 2) throw killed;
  });
  await expect(work(treasury, id)).rejects.toThrow("killed");
  planFaults((point) => {
    if (point === "statement-sent") throw killed;
  });
  await expect(work(treasury, id)).rejects.toThrow("killed");
  planFaults(null);
  expect((await counts()).every((count) => count <= 1)).toBe(true);

  // The next run sends the waiting emails and leaves those alone that may have been sent.
  await work(treasury, id);
  expect(await look(treasury, id)).toMatchObject({ status: "running" });
  world.server.clock.now = new Date(world.server.clock.now.getTime() + 11 * 60_000);
  await Promise.all([work(treasury, id), work(treasury, id)]);
  const ended = await look(treasury, id);
  expect(ended).toMatchObject({ status: "done", waiting: 0, failed: 0 });
  expect(ended.sent + ended.unsure).toBe(30);
  expect(ended.unsure).toBeGreaterThan(0);
  const unsure = new Set(ended.problems.map(({ personId }) => personId));
  for (const [index, count] of (await counts()).entries()) {
    expect(count).toBeLessThanOrEqual(1);
    expect(count === 1 || unsure.has(donors[index]?.personId ?? "")).toBe(true);
  }

  // Unsure emails are only sent again when the retry asks for them.
  const { token } = treasury;
  await world.server.call(retryStatementRun, { token, params: { id }, body: {} });
  await work(treasury, id);
  expect((await look(treasury, id)).unsure).toBe(ended.unsure);
  await world.server.call(retryStatementRun, { token, params: { id }, body: { unsure: true } });
  await work(treasury, id);
  expect(await look(treasury, id)).toMatchObject({ status: "done", sent: 30, unsure: 0 });
  expect((await counts()).every((count) => count >= 1)).toBe(true);
});

test("two servers that run the same mailing send each email once", async () => {
  const treasury = await createTestTreasury(world.server);
  const donors = await someDonors(treasury, 6);
  const { id } = (await start(treasury)).body;
  const other = world.server.another();
  await Promise.all([work(treasury, id), other.tasks[SEND_STATEMENTS]?.({ churchId: treasury.churchId, id })]);
  await work(treasury, id);
  expect(await look(treasury, id)).toMatchObject({ status: "done", sent: 6 });
  for (const { email } of donors) expect(await world.mailsTo(email)).toHaveLength(1);
});

test("a refused email is reported with a reason and can be retried, and the other emails are sent", async () => {
  const treasury = await createTestTreasury(world.server);
  const bad = await treasury.donor({ firstName: "Bad", email: "not an address" });
  const good = await treasury.donor({ firstName: "Good" });
  const { id } = (await start(treasury)).body;
  await work(treasury, id);
  const ended = await look(treasury, id);
  expect(ended).toMatchObject({
    status: "done",
    sent: 1,
    failed: 1,
    problems: [{ name: "Bad Lee", reason: "refused" }],
  });
  await treasury.set("update people set email = $2 where church_id = $1 and id = $3", `b${good.email}`, bad.personId);
  const retried = await world.server.call(retryStatementRun, { token: treasury.token, params: { id }, body: {} });
  expect(retried.body).toMatchObject({ status: "running", waiting: 1 });
  await work(treasury, id);
  expect(await look(treasury, id)).toMatchObject({ status: "done", sent: 2, failed: 0 });
  expect(await world.mailsTo(good.email)).toHaveLength(1);
});

test("a mailing waits while the mail server is unreachable, and sends nothing after it is canceled", async () => {
  const treasury = await createTestTreasury(world.server);
  await treasury.donor();
  const { id } = (await start(treasury)).body;
  const { deliver } = world.server.giving;
  world.server.giving.deliver = async () => ({ outcome: "away", reason: "ECONNREFUSED" });
  await expect(work(treasury, id)).rejects.toThrow("cannot be reached");
  world.server.giving.deliver = deliver;
  expect(await look(treasury, id)).toMatchObject({ status: "running", stalled: true, waiting: 1, failed: 0 });
  const { token } = treasury;
  const cancelled = await world.server.call(cancelStatementRun, { token, params: { id } });
  expect(cancelled.body).toMatchObject({ status: "cancelled", waiting: 0, sent: 0 });
  await work(treasury, id);
  expect(await look(treasury, id)).toMatchObject({ status: "cancelled", sent: 0 });
});

test("a mailing beyond the church's daily email limit reports when it resumes, and then sends the remaining emails", async () => {
  const treasury = await createTestTreasury(world.server);
  const donors = await someDonors(treasury, 5);
  const { emails } = world.server.giving;
  const openings = { left: 2 };
  world.server.giving.emails = { ...emails, reserveEmail: async () => (openings.left -= 1) >= 0 };
  const { id } = (await start(treasury)).body;
  await work(treasury, id);
  const tomorrow = emails.tomorrow().toISOString();
  const paused = await look(treasury, id);
  expect(paused).toMatchObject({ status: "running", sent: 2, waiting: 3, failed: 0, resumesAt: tomorrow });
  openings.left = 99;
  await work(treasury, id);
  world.server.giving.emails = emails;
  expect(await look(treasury, id)).toMatchObject({ status: "done", sent: 5, waiting: 0, resumesAt: null });
  for (const { email } of donors) expect(await world.mailsTo(email)).toHaveLength(1);
});

test("only callers who may edit donations start and cancel mailings, and other churches cannot see them", async () => {
  const treasury = await createTestTreasury(world.server);
  await treasury.donor();
  const viewer = await treasury.church.person({ permissions: [can.viewDonations] });
  const elsewhere = await createTestTreasury(world.server);
  const body = { year: 2026 };
  for (const [token, status] of [
    ["", 401],
    [viewer.tokenFor("giving"), 403],
  ] as const) {
    expect((await world.server.call(startStatementRun, { token, body })).status).toBe(status);
  }
  const { id } = (await start(treasury)).body;
  const params = { id };
  for (const call of [readStatementRun, cancelStatementRun, retryStatementRun]) {
    expect((await world.server.call(call, { token: elsewhere.token, params, body: {} })).status).toBe(404);
  }
  const runs = await world.server.call(listStatementRuns, { token: elsewhere.token, query: { year: "2026" } });
  expect(runs.body).toEqual([]);
  expect((await world.server.call(cancelStatementRun, { token: viewer.tokenFor("giving"), params })).status).toBe(403);
});
