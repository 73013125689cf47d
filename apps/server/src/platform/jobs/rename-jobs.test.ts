import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { withClient } from "../../../../../tools/postgres/open-database.ts";
import { openTestDatabase } from "../../../../../tools/test/test-database.ts";

const MIGRATION = new URL("../../../migrations/20261128000700-platform-job-names.sql", import.meta.url);

test("jobs that wait under an earlier name of their subscriber are renamed, and others are not", async () => {
  const database = await openTestDatabase();
  await withClient({ connectionString: database.url }, async (client) => {
    for (const name of ["form-submitted:keepers", "gift-ended:receipt", "renewal-failed:letter"])
      await client.query("select graphile_worker.add_job($1, '{}'::json)", [name]);
    await client.query(await readFile(MIGRATION, "utf8"));
    const { rows } = await client.query("select task_identifier as name from graphile_worker.jobs order by id");
    expect(rows).toEqual([
      { name: "form-submitted:owners" },
      { name: "gift-ended:receipt" },
      { name: "renewal-failed:donor-email" },
    ]);
  });
  await database.close();
});
