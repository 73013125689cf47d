import { waitForStartMessage } from "../../../apps/server/src/platform/config/wait-for-start-message.ts";
import { withClient } from "../../postgres/open-database.ts";

await waitForStartMessage();
const { DATABASE_URL = "", DATABASE_OWNER_URL } = process.env;

await withClient({ connectionString: DATABASE_OWNER_URL ?? DATABASE_URL }, async (client) => {
  await client.query("create table if not exists notes (word text primary key)");
  if (DATABASE_OWNER_URL) await client.query(`grant select, insert on notes to ${new URL(DATABASE_URL).username}`);
  const { rowCount } = await client.query("select 1 from notes where word = 'from the future'");
  if (rowCount === 0) return;
  console.error("The database is newer than this program: update the program.");
  process.exitCode = 1;
});
