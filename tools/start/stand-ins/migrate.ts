import { withClient } from "../../postgres/open-database.ts";

await withClient({ connectionString: process.env["DATABASE_URL"] }, async (client) => {
  await client.query("create table if not exists notes (word text primary key)");
  const { rowCount } = await client.query("select 1 from notes where word = 'from the future'");
  if (rowCount === 0) return;
  console.error("The database is newer than this program: update the program.");
  process.exitCode = 1;
});
