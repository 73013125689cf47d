import { buildApp } from "./app.ts";
import { beginDemo, endDemo } from "./demo/begin-demo.ts";
import { makeDemo } from "./demo/make-demo.ts";
import { seeded } from "./demo/seeded.ts";
import { idsFrom } from "./demo/run-concurrently.ts";
import { readConfig } from "./platform/config/config.ts";
import { waitForStartMessage } from "./platform/config/wait-for-start-message.ts";
import { openDatabase } from "./platform/database/connection.ts";
import { prepareDatabase } from "./platform/database/prepare-database.ts";

/**
 * `node apps/server/src/make-demo.ts` migrates the database, makes the demo churches if there is no church yet, and
 * prints one line when it has.
 */
await waitForStartMessage();
const config = readConfig(process.env);
// Without waiting for the disk, because an interrupted demo is made again. The owner's connection commits that the demo
// is complete, and that commit waits until all before it is on the disk.
const database = openDatabase(config.databaseUrl, { connections: 8, statementSeconds: 0, waitsForDisk: false });
const owner = openDatabase(config.databaseOwnerUrl ?? config.databaseUrl, { connections: 1, statementSeconds: 0 });
try {
  const prepared = prepareDatabase(config);
  const random = seeded(20_261_115);
  const app = buildApp({ config, database, logger: false, isReady: async () => true, newId: idsFrom(random) });
  await Promise.all([prepared, app.http.ready()]);
  if (config.mode === "demo" && (await beginDemo(owner.pool))) {
    await makeDemo(app, random, await isSandboxRunning(config.sandboxUrl));
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

/** Whether the sandbox answers. Without it, the demo has no online gifts. */
async function isSandboxRunning(sandboxUrl: string | null): Promise<boolean> {
  if (!sandboxUrl) return false;
  const answer = await fetch(`${sandboxUrl}/health`, { signal: AbortSignal.timeout(3000) }).catch(() => null);
  return answer?.ok === true;
}
