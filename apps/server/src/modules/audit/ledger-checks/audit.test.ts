import {
  can,
  changeDonation,
  exportLedger,
  listLedger,
  readLedgerCheck,
  readCheckpoints,
  recordDonation,
  startLedgerCheck,
  sumOf,
  type LedgerEntry,
} from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCheckpoints, verifyLedger } from "../../ledger/index.ts";
import { createTestDonor, testGiving } from "../../giving/testing/test-giving.ts";
import { tamper } from "../../giving/testing/tamper.ts";

let giving: Awaited<ReturnType<typeof testGiving>>;
beforeAll(async () => {
  giving = await testGiving();
});
afterAll(() => giving.close());

async function createTestAuditor() {
  const { server } = giving;
  const donor = await createTestDonor(server);
  const treasurer = await donor.church.person({ permissions: [can.viewDonations, can.editDonations] });
  const token = treasurer.tokenFor("giving");
  const record = async (amount: number, donationDate = "2026-03-01") => {
    const body = { donationDate, method: "check", funds: [{ id: donor.fund.id, amount }] };
    return (await server.call(recordDonation, { token, body })).body.id;
  };
  const list = async (query: Record<string, string> = {}) => (await server.call(listLedger, { token, query })).body;
  /** Starts a check and waits for the job. */
  const check = async () => {
    const { body } = await server.call(startLedgerCheck, { token });
    expect(body).toMatchObject({ status: "running", checked: 0, trouble: null });
    await server.work();
    return (await server.call(readLedgerCheck, { token, params: { id: body.id } })).body;
  };
  return { ...donor, treasurer: token, record, list, check };
}

const centsIn = ({ lines }: LedgerEntry) => sumOf(lines.map(({ amount }) => Math.round(amount * 100)));

test("the ledger lists each entry once, newest first, with its lines and its donation, in pages", async () => {
  const { record, list, give, fund } = await createTestAuditor();
  for (let amount = 1; amount <= 9; amount += 1) await record(amount);
  await give(40);
  const seen: LedgerEntry[] = [];
  let next: string | null = null;
  do {
    const page: { entries: LedgerEntry[]; next: string | null } = await list({
      limit: "4",
      ...(next && { cursor: next }),
    });
    seen.push(...page.entries);
    next = page.next;
  } while (next);
  expect(seen).toHaveLength(11);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(11);
  expect(seen.map(centsIn)).toEqual(Array(11).fill(0));
  const times = seen.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(seen[0]).toMatchObject({
    reason: "fee",
    donation: { amount: 40 },
    lines: [
      { account: "fees", amount: 1.46, fund: null },
      { account: "provider", amount: -1.46 },
    ],
    checkpoint: null,
  });
  expect(seen[2]).toMatchObject({
    reason: "gift",
    donation: { donationDate: "2026-03-01", amount: 9 },
    lines: [
      { account: "cash", amount: 9 },
      { account: "fund", amount: -9, fund: { id: fund.id, name: "General" } },
    ],
  });
});

test("the ledger is filtered by day in the church's time zone, and by donation", async () => {
  const { server } = giving;
  const { record, list, treasurer, churchId, fund } = await createTestAuditor();
  await server.database.pool.query("update churches set time_zone = 'Pacific/Auckland' where id = $1", [churchId]);
  const now = server.clock.now;
  server.clock.now = new Date("2026-06-30T13:00:00Z");
  const id = await record(5);
  server.clock.now = new Date("2026-07-02T11:59:00Z");
  await record(6);
  server.clock.now = now;
  const body = { donationDate: "2026-03-02", method: "check", funds: [{ id: fund.id, amount: 7 }] };
  await server.call(changeDonation, { token: treasurer, params: { id }, body });
  const inJuly = await list({ from: "2026-07-01", to: "2026-07-02" });
  expect(inJuly.entries.map(({ donation }) => donation?.amount)).toEqual([6, 7]);
  expect((await list({ from: "2026-07-01", to: "2026-07-01" })).entries).toHaveLength(1);
  expect((await list({ to: "2026-06-30" })).entries).toEqual([]);
  const ofGift = await list({ donationId: id });
  expect(ofGift.entries.map(({ reason }) => reason)).toEqual(["gift", "correction", "gift"]);
  expect((await list({ donationId: "another" })).entries).toEqual([]);
});

test("each entry shows the checkpoint that covers it, or none", async () => {
  const { record, list, treasurer } = await createTestAuditor();
  await record(1);
  await addCheckpoints(giving.server.giving);
  await record(2);
  await addCheckpoints(giving.server.giving);
  await record(3);
  expect((await list()).entries.map(({ checkpoint }) => checkpoint?.number ?? null)).toEqual([null, 2, 1]);
  const { body } = await giving.server.call(readCheckpoints, { token: treasurer });
  expect(body).toMatchObject({ checkpoints: 2, uncovered: 2, check: null });
  expect(body.head).toHaveLength(43);
});

test("a check of an intact ledger reports no trouble, and the number of its lines and checkpoints", async () => {
  const { record, check, churchId, treasurer, give } = await createTestAuditor();
  for (let amount = 1; amount <= 3; amount += 1) await record(amount);
  await give(10);
  await addCheckpoints(giving.server.giving);
  await record(4);
  const found = await check();
  const plain = await verifyLedger(giving.server.giving.checkpoints, churchId, { notes: [] });
  expect(found).toMatchObject({ status: "done", trouble: null, checked: plain.lines, lines: plain.lines });
  expect(found).toMatchObject({ checkpoints: plain.checkpoints, uncovered: plain.uncovered, head: plain.head });
  expect((await giving.server.call(readCheckpoints, { token: treasurer })).body.check).toEqual(found);
});

test("a check of an altered ledger reports the first difference with its entry and donation", async () => {
  const { record, check, churchId, list } = await createTestAuditor();
  const [one, two] = [await record(1), await record(2)];
  await addCheckpoints(giving.server.giving);
  const three = await record(3);
  await addCheckpoints(giving.server.giving);
  const four = await record(4);
  const entryOf = async (donationId: string) => (await list({ donationId })).entries[0]!;
  const line = async (donationId: string) => (await entryOf(donationId)).lines[0]!.line;

  await tamper(
    giving.server,
    churchId,
    `update ledger set amount = 7 where church_id = $1 and line = ${await line(four)}`,
  );
  const unbalanced = await entryOf(four);
  expect((await check()).trouble).toEqual({
    what: "entry-crooked",
    where: unbalanced.lines[0]!.line,
    entryId: unbalanced.id,
    donationId: four,
  });
  await tamper(
    giving.server,
    churchId,
    `update ledger set amount = 9 where church_id = $1 and line = ${await line(three)}`,
  );
  expect((await check()).trouble).toMatchObject({ what: "line-changed", where: await line(three), donationId: three });
  const gone = await line(two);
  await tamper(giving.server, churchId, `delete from ledger where church_id = $1 and line = ${gone}`);
  expect((await check()).trouble).toEqual({ what: "line-gone", where: gone, entryId: null, donationId: null });
  expect((await entryOf(one)).checkpoint?.number).toBe(1);
  await tamper(giving.server, churchId, "delete from ledger_checkpoints where church_id = $1 and number = 1");
  expect((await check()).trouble).toMatchObject({ what: "checkpoint-gone", where: "1" });
});

test("concurrent requests share one running check, and an interrupted check is completed", async () => {
  const { record, treasurer, churchId } = await createTestAuditor();
  const { server } = giving;
  await record(1);
  const start = async () => (await server.call(startLedgerCheck, { token: treasurer })).body;
  const [first, second] = await Promise.all([start(), start()]);
  expect(second.id).toBe(first.id);
  const { rows } = await server.database.pool.query(
    "select count(*)::int from graphile_worker.jobs where task_identifier = 'giving-check-ledger'",
  );
  expect(rows).toEqual([{ count: 1 }]);
  await server.database.pool.query("update ledger_checks set checked = 1 where church_id = $1", [churchId]);
  await server.work();
  await server.tasks["giving-check-ledger"]?.({ churchId, id: first.id });
  const read = await server.call(readLedgerCheck, { token: treasurer, params: { id: first.id } });
  expect(read.body).toMatchObject({ status: "done", checked: 2, trouble: null });
  expect((await start()).id).not.toBe(first.id);
});

test("the CSV export has a row for each line, amounts as numbers, and no cell that a spreadsheet runs as a formula", async () => {
  const { treasurer, record, fund } = await createTestAuditor();
  await giving.server.database.pool.query("update funds set name = '=1+1' where id = $1", [fund.id]);
  await record(5.5);
  await record(7, "2026-02-01");
  const { body, raw } = await giving.server.call(exportLedger, { token: treasurer });
  expect(raw.headers["content-type"]).toContain("text/csv");
  const lines = body.trim().split("\r\n");
  expect(lines).toHaveLength(5);
  expect(lines[0]).toContain("Line,Entry,Recorded,Type,Account,Fund,Amount,Reference,Donation ID,Verification");
  expect(lines.filter((line) => line.includes(",gift,cash,,5.50,"))).toHaveLength(1);
  expect(lines.filter((line) => line.includes(",gift,fund,'=1+1,-7.00,"))).toHaveLength(1);
});

test("S9.02 the CSV export names its columns in the language of the user who exports", async () => {
  const { record, church } = await createTestAuditor();
  await record(5.5);
  const viewer = await church.person({ permissions: [can.viewDonations] });
  await giving.server.database.pool.query("update users set language = 'de' where id = $1", [viewer.userId]);
  const { body } = await giving.server.call(exportLedger, { token: viewer.tokenFor("giving") });
  expect(body).toContain("Zeile,Buchung,Gebucht,Art,Konto,Zweck,Betrag,Referenz,Spendennummer,Prüfung");
  expect(body).toContain(",gift,cash,,5.50,");
});

test("G6.04 the ledger is shown to callers with permission to view donations, and only that of their own church", async () => {
  const { server } = giving;
  const { record, church, churchId, treasurer } = await createTestAuditor();
  const id = await record(5);
  await addCheckpoints(server.giving);
  const stranger = await createTestAuditor();
  const counter = await church.person({ permissions: [can.viewDonationSummaries, can.editDonations] });
  const viewer = await church.person({ permissions: [can.viewDonations] });
  const { body: check } = await server.call(startLedgerCheck, { token: viewer.tokenFor("giving") });
  const params = { id: check.id };
  for (const call of [listLedger, exportLedger, readCheckpoints, startLedgerCheck, readLedgerCheck]) {
    expect((await server.call(call, { params })).status).toBe(401);
    expect((await server.call(call, { params, token: counter.tokenFor("giving") })).status).toBe(403);
    expect((await server.call(call, { params, token: viewer.tokenFor("membership") })).status).toBe(401);
    expect((await server.call(call, { params, token: viewer.tokenFor("giving") })).status).toBe(200);
  }
  expect((await stranger.list()).entries).toEqual([]);
  expect((await stranger.list({ donationId: id })).entries).toEqual([]);
  expect((await server.call(readCheckpoints, { token: stranger.treasurer })).body).toMatchObject({
    checkpoints: 0,
    check: null,
  });
  expect((await server.call(exportLedger, { token: stranger.treasurer })).body.trim().split("\r\n")).toHaveLength(1);
  const theirs = await server.call(readLedgerCheck, { token: stranger.treasurer, params });
  expect(theirs.status).toBe(404);
  expect(theirs.body).toMatchObject({ code: "ledger-check-not-found" });
  await server.work();
  expect(await server.giving.ledgerChecks.find(churchId, check.id)).toMatchObject({ status: "done", checked: "2" });

  const ask = (query: Record<string, string>) => server.call(listLedger, { token: treasurer, query });
  const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");
  const list = JSON.stringify(["ledger", undefined, undefined, undefined]);
  for (const query of [
    { cursor: "garbage" },
    { cursor: cursor("other", "2026-01-01T00:00:00.000000Z", "5") },
    { cursor: cursor(list, "2026-01-01", "5") },
    { cursor: cursor(list, "2026-13-01T00:00:00.000000Z", "5") },
    { cursor: cursor(list, "2026-01-01T00:00:00.000000Z", "5; drop") },
  ])
    expect((await ask(query)).body).toMatchObject({ code: "cursor-invalid" });
  expect((await ask({ from: "2026-02-30" })).body).toMatchObject({ code: "date-invalid" });
  expect((await server.call(exportLedger, { token: treasurer, query: { to: "2026-02-30" } })).status).toBe(400);
  for (const query of [{ from: "x" }, { donationId: "\0" }, { limit: "-1" }, { donationId: "x".repeat(65) }])
    expect((await ask(query)).status).toBe(400);
});
