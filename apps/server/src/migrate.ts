import { waitForStartMessage } from "./platform/config/wait-for-start-message.ts";
import { prepareDatabase } from "./platform/database/prepare-database.ts";

/**
 * `node apps/server/src/migrate.ts` migrates the database: as the owner at DATABASE_OWNER_URL, which then grants the
 * role of DATABASE_URL its rights, or, where only DATABASE_URL is set, as that role.
 */
await waitForStartMessage();
try {
  await prepareDatabase({
    databaseUrl: process.env.DATABASE_URL ?? "",
    databaseOwnerUrl: process.env.DATABASE_OWNER_URL || null,
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
