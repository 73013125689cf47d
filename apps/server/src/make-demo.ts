import { buildApp } from "./app.ts";
import { beginDemo, endDemo } from "./demo/begin-demo.ts";
import { makeDemo } from "./demo/make-demo.ts";
import { seeded } from "./demo/seeded.ts";
import { idsFrom } from "./demo/side-by-side.ts";
import { readConfig } from "./platform/config/config.ts";
import { waitToBegin } from "./platform/config/wait-to-begin.ts";
import { openDatabase } from "./platform/database/connection.ts";
import { prepareDatabase } from "./platform/database/prepare-database.ts";

/** `node apps/server/src/make-demo.ts` brings the database up to date, makes the demo churches where there is no church yet, and says so in one line. */
await waitToBegin();
const config = readConfig(process.env);
// What is cut off is made anew; the owner's last commit, which says that the demo is made, waits until all of it is on the disk.
const database = openDatabase(config.databaseUrl, { connections: 8, statementSeconds: 0, waitsForDisk: false });
const owner = openDatabase(config.databaseOwnerUrl ?? config.databaseUrl, { connections: 1, statementSeconds: 0 });
try {
  const prepared = prepareDatabase(config);
  const chance = seeded(20_261_115);
  const app = buildApp({ config, database, logger: false, isReady: async () => true, newId: idsFrom(chance) });
  await Promise.all([prepared, app.http.ready()]);
  if (config.mode === "demo" && (await beginDemo(owner.pool))) {
    await makeDemo(app, chance, await isThere(config.sandboxUrl));
    await endDemo(owner.pool);
    process.stdout.write("Made the demo churches.\n");
  }
  await app.http.close();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
  await owner.close();
}

/** The sandbox is started beside us; where there is none, nobody gives online yet. */
async function isThere(sandboxUrl: string | null): Promise<boolean> {
  if (!sandboxUrl) return false;
  const answer = await fetch(`${sandboxUrl}/health`, { signal: AbortSignal.timeout(3000) }).catch(() => null);
  return answer?.ok === true;
}
