import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addFund, can, recordDonation } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NO_HASH, openChain } from "../../apps/server/src/modules/ledger/chain.ts";
import { addCheckpoints } from "../../apps/server/src/modules/ledger/add-checkpoints.ts";
import { openCheckpointSigning } from "../../apps/server/src/modules/ledger/checkpoint-signing.ts";
import { tamper } from "../../apps/server/src/modules/giving/testing/tamper.ts";
import { createTestChurch } from "../../apps/server/test/create-test-church.ts";
import { testConfig, testServer, type TestServer } from "../../apps/server/test/test-server.ts";

const dataFolder = mkdtempSync(join(tmpdir(), "offertory-verify-"));
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ dataFolder });
});
afterAll(async () => {
  await server.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

const verify = (args: string[] = [], more: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string; of(church: string): string }>((resolve) => {
    const OFFERTORY_ENCRYPTION_KEY = testConfig("").encryptionKey;
    const places = { DATABASE_URL: server.url, OFFERTORY_DATA: dataFolder, OFFERTORY_ENCRYPTION_KEY };
    const file = join(import.meta.dirname, "verify-ledger.ts");
    const env = { ...process.env, ...places, ...more };
    const child = execFile(process.execPath, [file, ...args], { env }, (_error, out, err) => {
      const output = out + err;
      // The part of the output about one church.
      const of = (church: string) => output.split(/^(?=\S)/m).find((part) => part.startsWith(church)) ?? "";
      resolve({ code: child.exitCode ?? -1, output, of });
    });
  });

/** Creates a church with three donations: the first checkpoint covers two of them, the second covers one. */
async function createTestLedger(name: string) {
  const church = await createTestChurch(server, name);
  const treasurer = await church.person({
    permissions: [can.editDonations, can.viewDonations, can.editGivingSettings],
  });
  const token = treasurer.tokenFor("giving");
  const fund = (await server.call(addFund, { token, body: { name: "General" } })).body;
  const record = async (amount: number) => {
    const body = { donationDate: "2026-03-01", method: "check", funds: [{ id: fund.id, amount }] };
    return (await server.call(recordDonation, { token, body })).body.id;
  };
  const { churchId } = church;
  const donations = [await record(10), await record(20)];
  await addCheckpoints(server.giving);
  donations.push(await record(30));
  await addCheckpoints(server.giving);
  return {
    churchId,
    donations,
    record,
    /** Runs a statement with the database's triggers disabled, as the tables' owner could. */
    tamper: (text: string) => tamper(server, churchId, text),
    query: async (text: string) => (await server.database.pool.query(text, [churchId])).rows,
  };
}

/**
 * Changes the second line and computes all checkpoints again as the program does, like an attacker with write access to
 * the database.
 */
async function rewriteChain({ churchId, tamper: change }: Awaited<ReturnType<typeof createTestLedger>>, key: string) {
  const { checkpoints } = server.giving;
  const signing = openCheckpointSigning([key]);
  let previous = { hash: NO_HASH, lastLine: "0" };
  for (const checkpoint of await checkpoints.checkpoints(churchId)) {
    const chain = openChain(churchId, previous.hash);
    const lines = await checkpoints.lines(churchId, previous.lastLine, checkpoint.lastLine, 100);
    const marks = lines.map(chain.add).join(" ");
    const hash = chain.close(checkpoint);
    const signature = signing.sign({ churchId, number: checkpoint.number, hash });
    await change(
      `update ledger_checkpoints set hash = '${hash}', marks = '${marks}', signature = '${signature}'
       where church_id = $1 and number = ${checkpoint.number}`,
    );
    previous = { hash, lastLine: checkpoint.lastLine };
  }
}

test("npm run verify-ledger reports the church and the donation or checkpoint that was tampered with", async () => {
  expect(await verify()).toMatchObject({ code: 0, output: "No church has a ledger yet.\n" });
  const sound = await createTestLedger("Sound");
  expect(await verify()).toMatchObject({ code: 0, output: expect.not.stringContaining("NOT OK") });

  const amount = await createTestLedger("Amount");
  await amount.tamper(`update donations set amount = 9000 where church_id = $1 and id = '${amount.donations[0]}'`);
  const deleted = await createTestLedger("Deleted");
  await deleted.tamper(`delete from donation_funds where church_id = $1 and donation_id = '${deleted.donations[1]}'`);
  await deleted.tamper(`delete from donations where church_id = $1 and id = '${deleted.donations[1]}'`);
  const fundLine = await createTestLedger("Fund line");
  await fundLine.tamper(`delete from donation_funds where church_id = $1 and donation_id = '${fundLine.donations[2]}'`);
  const added = await createTestLedger("Without lines");
  await added.tamper(
    `delete from ledger where church_id = $1 and line > (select max(last_line) from ledger_checkpoints where church_id = $1)`,
  );
  const extra = await added.record(5);
  await added.tamper(`delete from ledger where church_id = $1 and donation_id = '${extra}'`);

  const line = await createTestLedger("Line");
  await line.tamper(
    `update ledger set amount = amount * 2 where church_id = $1 and donation_id = '${line.donations[0]}'`,
  );

  const tail = await createTestLedger("Tail");
  for (const table of ["donation_funds", "ledger"])
    await tail.tamper(`delete from ${table} where church_id = $1 and donation_id = '${tail.donations[2]}'`);
  await tail.tamper(`delete from donations where church_id = $1 and id = '${tail.donations[2]}'`);
  await tail.tamper("delete from ledger_checkpoints where church_id = $1 and number = 2");

  const rewritten = await createTestLedger("Rewritten");
  const [first] = rewritten.donations;
  await rewritten.tamper(`update ledger set amount = amount * 5 where church_id = $1 and donation_id = '${first}'`);
  await rewritten.tamper(`update donations set amount = amount * 5 where church_id = $1 and id = '${first}'`);
  await rewritten.tamper(
    `update donation_funds set amount = amount * 5 where church_id = $1 and donation_id = '${first}'`,
  );
  await rewriteChain(rewritten, Buffer.alloc(32, 9).toString("base64url"));

  // All checkpoints are deleted, and the server itself makes new ones of the forged ledger.
  const anew = await createTestLedger("Covered anew");
  await anew.tamper(
    `update ledger set amount = amount * 5 where church_id = $1 and donation_id = '${anew.donations[0]}'`,
  );
  await anew.tamper("delete from ledger_checkpoints where church_id = $1");
  await addCheckpoints(server.giving);

  const found = await verify();
  expect(found.code).toBe(1);
  expect(found.of("Sound")).toContain(
    "OK: the chain is whole, and every donation is as the ledger says. Newest checkpoint 2:",
  );
  expect(found.of("Amount")).toContain(
    `Donation ${amount.donations[0]} of 2026-03-01: the donation says $90.00, the ledger says $10.00.`,
  );
  expect(found.of("Amount")).toContain("What to do: the ledger itself is whole");
  expect(found.of("Deleted")).toContain(
    `Donation ${deleted.donations[1]} of $20.00 is in the ledger and was deleted from the donations.`,
  );
  expect(found.of("Fund line")).toContain(
    `Donation ${fundLine.donations[2]} of 2026-03-01: the donation says $0.00 for the fund General, the ledger says $30.00.`,
  );
  expect(found.of("Without lines")).toContain(`Donation ${extra} of 2026-03-01 of $5.00 has no lines in the ledger`);
  expect(found.of("Line (")).toMatch(
    new RegExp(`Line \\d+ \\(donation ${line.donations[0]}\\) was changed after it was covered\\.`),
  );
  expect(found.of("Line (")).toContain("What to do: somebody changed the database beside the program.");
  expect(found.of("Tail")).toMatch(
    /The end of the ledger was cut off: checkpoint 2 was made on \S+, and the last one in the database is 1\./,
  );
  expect(found.of("Rewritten")).toContain("Checkpoint 1 is not signed by a key of this installation");
  expect(found.of("Covered anew")).toMatch(/NOT OK[^]*(cut off|Checkpoint 2 is not the one that was made)/);
  expect(found.output.match(/NOT OK/g)).toHaveLength(8);
  expect(sound.donations).toHaveLength(3);
});

test("after a key rotation old checkpoints stay valid, and new ones signed with the old key are refused", async () => {
  const [old, present] = [testConfig("").encryptionKey, Buffer.alloc(32, 7).toString("base64url")];
  const ledger = await createTestLedger("Rotated");
  const later = server.another({ ledgerKeys: [present, old] }).giving;
  await ledger.record(40);
  await addCheckpoints(later);
  const rotated = { OFFERTORY_LEDGER_KEY: present };
  expect((await verify([], rotated)).of("Rotated")).toContain("3 checkpoints (3 signed)");
  expect((await verify([], rotated)).of("Rotated")).toContain("OK: the chain is whole");
  // Without the current key its checkpoint cannot be verified.
  expect((await verify()).of("Rotated")).toContain("Checkpoint 3 is not signed by a key of this installation");
  // A server, or an attacker, that still signs with the old key.
  await ledger.record(50);
  await addCheckpoints(server.giving);
  expect((await verify([], rotated)).of("Rotated")).toContain(
    "Checkpoint 4 is not signed by a key of this installation",
  );
});

test("a noted checkpoint is searched for in the ledgers, and checks that were not possible are reported", async () => {
  const ledger = await createTestLedger("Noted");
  const [{ hash }] = await ledger.query("select hash from ledger_checkpoints where church_id = $1 and number = 2");
  expect((await verify(["--checkpoint", `2:${hash}`])).output).toContain("The checkpoint that you noted stands.");
  expect((await verify(["--checkpoint", "1:nothing"])).output).toContain("in no ledger");
  expect((await verify(["--nonsense"])).output).toContain("Usage: npm run verify-ledger");
  const elsewhere = mkdtempSync(join(tmpdir(), "offertory-verify-"));
  const blind = await verify([], { OFFERTORY_ENCRYPTION_KEY: "", OFFERTORY_DATA: elsewhere });
  expect(blind.code).toBe(1);
  expect(blind.of("Noted")).toContain("The signatures were not checked");
  expect(blind.of("Noted")).toContain("No checkpoint was noted on this machine");
  expect(readdirSync(elsewhere)).not.toContain("ledger-notes");
  rmSync(elsewhere, { recursive: true, force: true });
});
