import { withClient } from "../../postgres/open-database.ts";

// Like the real one, it migrates first.
await import("./migrate.ts");
await withClient({ connectionString: process.env["DATABASE_URL"] }, async (client) => {
  const { rowCount } = await client.query("insert into notes values ('demo') on conflict do nothing");
  if (rowCount === 1) console.log("Made the demo church.");
});
