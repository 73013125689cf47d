import { openDatabase } from "./platform/database/connection.ts";
import { migrate } from "./platform/database/migrate.ts";

/** `node apps/server/src/migrate.ts` brings the database at DATABASE_URL up to date. */
const database = openDatabase(process.env.DATABASE_URL ?? "", { connections: 3, statementSeconds: 0 });
try {
  await migrate(database.pool);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}
