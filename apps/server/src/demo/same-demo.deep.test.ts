import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { withClient } from "../../../../tools/postgres/open-database.ts";
import { openTestDatabase } from "../../../../tools/test/test-database.ts";
import { testConfig } from "../../test/test-server.ts";
import { makeTestFolder } from "../../../../tools/postgres/test-folder.ts";

const MAKE_DEMO = join(import.meta.dirname, "../make-demo.ts");
const TABLES = [
  "people",
  "tags",
  "households",
  "donations",
  "batches",
  "lessons",
  "pages",
  "page_elements",
  "events",
  "forms",
];

/** Makes the demo in a new database. Returns the ids of all rows of `TABLES`. */
async function makeAndList(): Promise<string[]> {
  const database = await openTestDatabase();
  const data = makeTestFolder("demo");
  try {
    const { secret, encryptionKey } = testConfig("");
    const settings = {
      OFFERTORY_SECRET: secret,
      OFFERTORY_ENCRYPTION_KEY: encryptionKey,
      SMTP_URL: "smtp://127.0.0.1:1",
    };
    await promisify(execFile)(process.execPath, [MAKE_DEMO], {
      env: { PATH: process.env["PATH"], DATABASE_URL: database.url, OFFERTORY_DATA: data, ...settings },
    });
    const union = TABLES.map((table) => `select '${table} ' || id as id from ${table}`).join(" union all ");
    return await withClient({ connectionString: database.url }, async (client) =>
      (await client.query<{ id: string }>(`${union} order by 1`)).rows.map(({ id }) => id),
    );
  } finally {
    await database.close();
    rmSync(data, { recursive: true, force: true });
  }
}

test("The demo has the same ids every time, although parts of it are created in parallel", async () => {
  const first = await makeAndList();
  expect(first.length).toBeGreaterThan(400);
  expect(await makeAndList()).toEqual(first);
});
