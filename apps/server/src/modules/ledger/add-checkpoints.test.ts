import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createTestChurch } from "../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../test/test-server.ts";
import { sumUp } from "../reporting/index.ts";
import type { Giving } from "../giving/index.ts";
import { tamper as tamperWith } from "../giving/testing/tamper.ts";
import { NO_HASH, openChain } from "./chain.ts";
import { addCheckpoints } from "./add-checkpoints.ts";
import { verifyLedger } from "./verify-ledger.ts";

let server: TestServer;
let giving: Giving;
let churchId: string;
beforeAll(async () => {
  server = await testServer();
  giving = server.another().giving;
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ churchId } = await createTestChurch(server));
});

const INSERT = `insert into ledger (church_id, entry_id, reason, account, amount, reference)
  values ($1, $2, 'gift', 'provider', $3, ''), ($1, $2, 'gift', 'fund', -$3::int, '')`;
let entries = 0;
const book = (
  amount: number,
  at: { query(text: string, values: unknown[]): Promise<unknown> } = server.database.pool,
) => at.query(INSERT, [churchId, `entry ${(entries += 1)}`, amount]);
const report = async () =>
  verifyLedger(giving.checkpoints, churchId, {
    signing: giving.checkpointSigning,
    notes: await giving.checkpointNotes.read(churchId),
  });
const lineNumbers = async (): Promise<number[]> =>
  (
    await server.database.pool.query("select line::int as line from ledger where church_id = $1 order by line", [
      churchId,
    ])
  ).rows.map((row) => row.line);

const summedUpTo = async (id: string): Promise<number | undefined> =>
  (await server.database.pool.query("select up_to::int from giving_summed where church_id = $1", [id])).rows[0]?.up_to;

const tamper = (text: string) => tamperWith(server, churchId, text);

test("checkpoints cover new ledger lines and form a valid chain", async () => {
  await book(100);
  expect(await report()).toMatchObject({ lines: 2, checkpoints: 0, uncovered: 2, trouble: null });
  await addCheckpoints(giving);
  await book(200);
  await book(300);
  await addCheckpoints(giving);
  await addCheckpoints(giving);
  await book(400);
  expect(await report()).toMatchObject({ lines: 8, checkpoints: 2, uncovered: 2, trouble: null });
});

test("two servers that add checkpoints concurrently create one chain", async () => {
  await book(100);
  const other = server.another().giving;
  await Promise.all([addCheckpoints(giving), addCheckpoints(other), addCheckpoints(giving), addCheckpoints(other)]);
  expect(await report()).toMatchObject({ checkpoints: 1, uncovered: 0, trouble: null });
});

test("rolled-back lines and lines committed out of order do not break the chain", async () => {
  const slow = await server.database.pool.connect();
  const undone = await server.database.pool.connect();
  await undone.query("begin");
  await book(1, undone);
  await undone.query("rollback");
  await slow.query("begin");
  await book(100, slow);
  await book(200);
  // The first line is not committed yet: a checkpoint now would be broken by it.
  expect(await addCheckpoints(giving)).toBe(0);
  expect(await report()).toMatchObject({ lines: 2, checkpoints: 0, trouble: null });
  const adding = addCheckpoints(giving);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await slow.query("commit");
  await adding;
  slow.release();
  undone.release();
  await addCheckpoints(giving);
  expect(await report()).toMatchObject({ lines: 4, uncovered: 0, trouble: null });
});

test("an open transaction of one church does not delay the checkpoints and sums of another church", async () => {
  const slow = await server.database.pool.connect();
  await slow.query("begin");
  await book(100, slow);
  const held = churchId;
  ({ churchId } = await createTestChurch(server));
  await book(200);
  // The clock stands still, so that the wait for the other church does not end before the expectations below hold.
  vi.useFakeTimers({ toFake: ["performance"] });
  const adding = addCheckpoints(giving);
  const summing = sumUp(giving);
  await expect.poll(report).toMatchObject({ checkpoints: 1, uncovered: 0, trouble: null });
  await expect.poll(() => summedUpTo(churchId)).toBe((await lineNumbers()).at(-1));
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await adding;
  await summing;
  await slow.query("commit");
  slow.release();
  churchId = held;
  expect(await report()).toMatchObject({ lines: 2, checkpoints: 0, uncovered: 2 });
  await addCheckpoints(giving);
  expect(await report()).toMatchObject({ checkpoints: 1, uncovered: 0, trouble: null });
});

test("lines written while checkpoints are added are all covered, and the chain stays valid", async () => {
  let isGoing = true;
  const bookGifts = async () => {
    while (isGoing) await book(5);
  };
  const writers = [bookGifts(), bookGifts(), bookGifts()];
  for (let round = 0; round < 10; round += 1) await addCheckpoints(giving);
  isGoing = false;
  await Promise.all(writers);
  await addCheckpoints(giving);
  const { checkpoints, uncovered, trouble } = await report();
  expect({ uncovered, trouble }).toEqual({ uncovered: 0, trouble: null });
  expect(checkpoints).toBeGreaterThan(3);
});

describe("ledger verification", () => {
  beforeEach(async () => {
    await book(100);
    await book(200);
    await addCheckpoints(giving);
    await book(300);
    await book(400);
    await addCheckpoints(giving);
    await book(500);
  });

  test("reports a changed amount", async () => {
    const [, , , , line] = await lineNumbers();
    await tamper(`update ledger set amount = amount + 1 where church_id = $1 and line = ${line}`);
    expect(await report()).toMatchObject({ trouble: { what: "line-changed", where: String(line) } });
  });

  test("reports a time that was changed by a microsecond", async () => {
    const [, line] = await lineNumbers();
    await tamper(`update ledger set at = at + interval '1 microsecond' where church_id = $1 and line = ${line}`);
    expect(await report()).toMatchObject({ trouble: { what: "line-changed", where: String(line) } });
  });

  test("reports a deleted line, also the last line of a checkpoint", async () => {
    const lines = await lineNumbers();
    await tamper(`delete from ledger where church_id = $1 and line = ${lines[7]}`);
    expect(await report()).toMatchObject({ trouble: { what: "line-gone", where: String(lines[7]) } });
    await tamper(`delete from ledger where church_id = $1 and line = ${lines[1]}`);
    expect(await report()).toMatchObject({ trouble: { what: "line-gone", where: String(lines[1]) } });
  });

  test("reports a line inserted among covered lines, with the number of a rolled-back line", async () => {
    const undone = await server.database.pool.connect();
    await undone.query("begin");
    await book(1, undone);
    await undone.query("rollback");
    undone.release();
    const gap = (await lineNumbers()).at(-1)! + 1;
    await book(600);
    await addCheckpoints(giving);
    await tamper(
      `insert into ledger (church_id, line, entry_id, reason, account, amount)
       overriding system value values ($1, ${gap}, 'x', 'gift', 'provider', 5), ($1, ${gap + 1}, 'x', 'gift', 'fund', -5)`,
    );
    expect(await report()).toMatchObject({ trouble: { what: "line-added", where: String(gap) } });
  });

  test("reports two swapped lines", async () => {
    const [first, second] = await lineNumbers();
    await tamper(
      `with both_lines as (select line, amount, account from ledger where church_id = $1 and line in (${first}, ${second}))
       update ledger l set amount = o.amount, account = o.account from both_lines o
       where l.church_id = $1 and l.line in (${first}, ${second}) and o.line <> l.line`,
    );
    expect(await report()).toMatchObject({ trouble: { what: "line-changed", where: String(first) } });
  });

  test("reports a changed checkpoint and a deleted checkpoint", async () => {
    await tamper(
      "update ledger_checkpoints set added_at = added_at - interval '1 day' where church_id = $1 and number = 2",
    );
    expect(await report()).toMatchObject({ trouble: { what: "checkpoint-changed", where: "2" } });
    await tamper("delete from ledger_checkpoints where church_id = $1 and number = 1");
    expect(await report()).toMatchObject({ trouble: { what: "checkpoint-gone", where: "1" } });
  });

  test("reports a line that was changed together with its checkpoint, because the next checkpoint does not match", async () => {
    const lines = await lineNumbers();
    await tamper(`update ledger set amount = amount * 2 where church_id = $1 and line <= ${lines[1]}`);
    const [checkpoint] = await giving.checkpoints.checkpoints(churchId);
    const chain = openChain(churchId, NO_HASH);
    const marks = (await giving.checkpoints.lines(churchId, "0", checkpoint!.lastLine, 100)).map(chain.add).join(" ");
    await tamper(
      `update ledger_checkpoints set hash = '${chain.close(checkpoint!)}', marks = '${marks}' where church_id = $1 and number = 1`,
    );
    expect(await verifyLedger(giving.checkpoints, churchId, { notes: [] })).toMatchObject({
      trouble: { what: "line-changed", where: String(lines[4]) },
    });
    // With the keys the checkpoint is recognized as forged.
    expect(await report()).toMatchObject({ trouble: { what: "checkpoint-forged", where: "1" } });
  });

  test("reports an entry that does not add up to zero, even if it is not covered yet", async () => {
    const lines = await lineNumbers();
    await tamper(`update ledger set amount = 7 where church_id = $1 and line = ${lines[9]}`);
    expect(await report()).toMatchObject({ trouble: { what: "entry-crooked", where: String(lines[8]) } });
  });
});

test("the database refuses to update, delete or truncate ledger lines and checkpoints", async () => {
  await book(100);
  await addCheckpoints(giving);
  for (const table of ["ledger", "ledger_checkpoints"]) {
    const key = table === "ledger" ? "line" : "number";
    for (const attack of [`update ${table} set ${key} = ${key}`, `delete from ${table}`, `truncate ${table}`])
      await expect(server.owner.query(attack)).rejects.toThrow(/only ever added to|can only be updated to DEFAULT/);
  }
  expect(await report()).toMatchObject({ lines: 2, checkpoints: 1, trouble: null });
});
