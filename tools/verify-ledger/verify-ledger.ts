import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { openCheckpointNotes } from "../../apps/server/src/modules/ledger/checkpoint-notes.ts";
import { openCheckpointSigning } from "../../apps/server/src/modules/ledger/checkpoint-signing.ts";
import { readLedgerKeys } from "../../apps/server/src/platform/config/config.ts";
import { openInstance, readDatabaseUrls } from "../backup/open-instance.ts";
import { Refusal, refuseClearly } from "../postgres/refusal.ts";
import { readSecrets } from "../start/settings/keep-secrets.ts";
import { readDataFolder } from "../start/settings/read-settings.ts";
import { describeReport, isSound } from "./describe-report.ts";
import { verifyAll, type ChurchReport, type Evidence } from "./verify-all.ts";

const root = join(import.meta.dirname, "../..");

await refuseClearly(async () => {
  const noted = readNotedCheckpoint(process.argv.slice(2));
  const dataFolder = readDataFolder(process.env, root);
  const { databaseUrl } = readDatabaseUrls(process.env);
  if (!databaseUrl && !existsSync(join(dataFolder, "postgres")))
    throw new Refusal(`There is no ledger in ${dataFolder}: set OFFERTORY_DATA to the data folder of your instance.`);
  const instance = await openInstance({ dataFolder, databaseUrl, purpose: "The check of the ledger" });
  try {
    const reports = await verifyAll(instance.url, findEvidence(instance.dataFolder));
    for (const report of reports) console.log(describeReport(report));
    if (reports.length === 0) console.log("No church has a ledger yet.");
    const isFound = !noted || reports.some((report) => holds(report, noted));
    if (noted)
      console.log(
        isFound ? "The checkpoint that you noted stands." : "The checkpoint that you noted stands in no ledger.",
      );
    if (!isFound || !reports.every(isSound)) process.exitCode = 1;
  } finally {
    await instance.close();
  }
});

/** Returns the evidence outside the database: the signing keys, and the server's notes of its checkpoints. */
function findEvidence(dataFolder: string): Evidence {
  const encryptionKey = process.env["OFFERTORY_ENCRYPTION_KEY"] || readSecrets(dataFolder)?.encryptionKey;
  const keys = readLedgerKeys({ ...process.env, OFFERTORY_ENCRYPTION_KEY: encryptionKey });
  const folder = join(dataFolder, "ledger-notes");
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".notes")) : [];
  return {
    signing: keys.length > 0 ? openCheckpointSigning(keys) : undefined,
    notes: openCheckpointNotes(folder),
    notedChurches: files.map((name) => decodeURIComponent(name.slice(0, -".notes".length))),
  };
}

function holds({ chain }: ChurchReport, noted: string): boolean {
  return chain.some(({ number, hash }) => `${number}:${hash}` === noted);
}

function readNotedCheckpoint(args: string[]): string | undefined {
  if (args.length === 0) return undefined;
  const [flag, checkpoint] = args;
  if (flag !== "--checkpoint" || !checkpoint || args.length > 2)
    throw new Refusal("Usage: npm run verify-ledger [-- --checkpoint NUMBER:HASH]");
  return checkpoint;
}
