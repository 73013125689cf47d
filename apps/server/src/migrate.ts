import { waitToBegin } from "./platform/config/wait-to-begin.ts";
import { prepareDatabase } from "./platform/database/prepare-database.ts";

/**
 * `node apps/server/src/migrate.ts` brings the database up to date: as the owner at DATABASE_OWNER_URL, who lets the role of
 * DATABASE_URL serve; or, where there is only DATABASE_URL, as its role.
 */
await waitToBegin();
try {
  await prepareDatabase({
    databaseUrl: process.env.DATABASE_URL ?? "",
    databaseOwnerUrl: process.env.DATABASE_OWNER_URL || null,
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
