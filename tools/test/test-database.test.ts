import { Client } from "pg";
import { expect, test } from "vitest";
import { openTestDatabase } from "./test-database.ts";

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

test("two test databases do not see each other, and closing one drops it", async () => {
  const [one, other] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  await ask(one.url, "create table note (words text)");
  expect(await ask(other.url, "select to_regclass('note') as found")).toEqual([{ found: null }]);

  await Promise.all([one.close(), other.close()]);
  await expect(ask(one.url, "select 1")).rejects.toThrow(/does not exist/);
});
