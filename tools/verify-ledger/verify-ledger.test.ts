import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withClient } from "../postgres/open-database.ts";
import { openTestDatabase, type TestDatabase } from "../test/test-database.ts";

let database: TestDatabase;
const dataFolder = mkdtempSync(join(tmpdir(), "offertory-verify-"));
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

const verify = (...words: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: database.url, OFFERTORY_DATA: dataFolder };
    const file = join(import.meta.dirname, "verify-ledger.ts");
    const child = execFile(process.execPath, [file, ...words], { env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, said: out + err }),
    );
  });

const run = (text: string) => withClient({ connectionString: database.url }, (client) => client.query(text));

test("npm run verify-ledger tells each church's lines, seals and sums, and ends with 1 when one is not as it was", async () => {
  expect(await verify()).toEqual({ code: 0, said: "No church has a ledger yet.\n" });
  await run(
    "insert into churches (id, name, sub_domain) values ('c1', 'Grace Church', 'grace'), ('c2', 'Hope', 'hope')",
  );
  await run(`insert into ledger (church_id, entry_id, reason, account, amount)
    values ('c1', 'e1', 'gift', 'provider', 500), ('c1', 'e1', 'gift', 'fund', -500),
      ('c2', 'e2', 'gift', 'provider', 300), ('c2', 'e2', 'gift', 'fund', -300)`);
  const sound = await verify();
  expect(sound.code).toBe(0);
  expect(sound.said).toContain(
    "Grace Church (c1)\n  2 lines, 0 seals, 2 lines not sealed yet; every entry adds up to nothing\n  OK\n",
  );
  expect(await verify("--seal", "1:nothing")).toMatchObject({ code: 1, said: expect.stringContaining("in no ledger") });
  await run("insert into ledger_seals (church_id, number, last_line, lines, hash) values ('c1', 1, 0, 0, 'noted')");
  expect((await verify("--seal", "1:noted")).said).toContain("The seal that you noted stands.");
  expect((await verify("--nonsense")).said).toContain("Usage: npm run verify-ledger");

  await run(
    "insert into ledger (church_id, entry_id, reason, account, amount) values ('c2', 'e3', 'gift', 'fund', -1)",
  );
  const crooked = await verify();
  expect(crooked.code).toBe(1);
  expect(crooked.said).toContain(
    "Hope (c2)\n  3 lines, 0 seals, 3 lines not sealed yet\n  NOT OK · the entry of line 10",
  );
  expect(crooked.said).toContain("NOT OK · seal 1 is not what was sealed");
}, 60_000);
