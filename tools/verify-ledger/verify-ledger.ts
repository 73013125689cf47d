import { existsSync } from "node:fs";
import { join } from "node:path";
import { openInstance } from "../backup/open-instance.ts";
import { Refusal, refuseClearly } from "../postgres/refusal.ts";
import { readDataFolder } from "../start/read-settings.ts";
import { describeReport } from "./describe-report.ts";
import { verifyAll, type ChurchReport } from "./verify-all.ts";

const root = join(import.meta.dirname, "../..");

await refuseClearly(async () => {
  const noted = readNotedSeal(process.argv.slice(2));
  const dataFolder = readDataFolder(process.env, root);
  const databaseUrl = process.env["DATABASE_URL"] || undefined;
  if (!databaseUrl && !existsSync(join(dataFolder, "postgres")))
    throw new Refusal(`There is no ledger in ${dataFolder}: set OFFERTORY_DATA to the data folder of your instance.`);
  const instance = await openInstance({ dataFolder, databaseUrl, purpose: "The check of the ledger" });
  try {
    const reports = await verifyAll(instance.url);
    for (const report of reports) console.log(describeReport(report));
    if (reports.length === 0) console.log("No church has a ledger yet.");
    const isFound = !noted || reports.some((report) => holds(report, noted));
    if (noted)
      console.log(isFound ? "The seal that you noted stands." : "The seal that you noted stands in no ledger.");
    if (!isFound || reports.some(({ trouble }) => trouble)) process.exitCode = 1;
  } finally {
    await instance.close();
  }
});

function holds({ chain }: ChurchReport, noted: string): boolean {
  return chain.some(({ number, hash }) => `${number}:${hash}` === noted);
}

function readNotedSeal(words: string[]): string | undefined {
  if (words.length === 0) return undefined;
  const [flag, seal] = words;
  if (flag !== "--seal" || !seal || words.length > 2)
    throw new Refusal("Usage: npm run verify-ledger [-- --seal NUMBER:HASH]");
  return seal;
}
