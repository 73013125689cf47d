import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { withClient } from "../postgres/open-database.ts";
import { Refusal } from "../postgres/refusal.ts";

/**
 * A restore changes the database and the folders together. The folders wait in `restore-staged` with the id of the
 * database transaction. When that was committed, they are moved into place, however often the program was killed in
 * between.
 */
const stagedFolder = (dataFolder: string) => join(dataFolder, "restore-staged");
const formerFolder = (dataFolder: string) => join(dataFolder, "restore-former");
const noteFile = (dataFolder: string) => join(stagedFolder(dataFolder), "transaction.json");
/** The notes about checkpoints belong to the former ledger: a restored one starts without any. */
const folders = ["files", "sandbox", "ledger-notes"];
const parts = [...folders, "secrets.json"];

/** Creates an empty folder for the content of a backup. */
export function makeStagedFolder(dataFolder: string): string {
  const staged = stagedFolder(dataFolder);
  rmSync(staged, { recursive: true, force: true });
  for (const part of folders) mkdirSync(join(staged, part), { recursive: true, mode: 0o700 });
  return staged;
}

export function noteTransaction(dataFolder: string, transaction: string): void {
  writeFileSync(noteFile(dataFolder), JSON.stringify({ transaction }), { flush: true });
}

/**
 * Finishes a restore that was killed between the database and the folders; discards one whose transaction was not
 * committed.
 */
export async function finishRestore(dataFolder: string, url: string): Promise<void> {
  if (!existsSync(stagedFolder(dataFolder))) return;
  if (await wasCommitted(dataFolder, url)) swapFolders(dataFolder);
  for (const folder of [stagedFolder, formerFolder]) rmSync(folder(dataFolder), { recursive: true, force: true });
}

async function wasCommitted(dataFolder: string, url: string): Promise<boolean> {
  if (!existsSync(noteFile(dataFolder))) return false;
  const { transaction }: { transaction: string } = JSON.parse(readFileSync(noteFile(dataFolder), "utf8"));
  return withClient({ connectionString: url }, async (client) => {
    const ask = async () => {
      const query = "select pg_xact_status($1::xid8) as status";
      return (await client.query<{ status: string | null }>(query, [transaction])).rows[0]?.status;
    };
    // The process that committed may have been killed before the database had finished.
    const deadline = Date.now() + 30_000;
    let status = await ask();
    while (status === "in progress" && Date.now() < deadline) {
      await sleep(200);
      status = await ask();
    }
    if (status !== "in progress") return status === "committed";
    throw new Refusal("A restore is still going on in the database: wait for it to end and start again.");
  });
}

// The process may be killed after any step: a part that is still staged has not been moved into place yet.
function swapFolders(dataFolder: string): void {
  mkdirSync(formerFolder(dataFolder), { recursive: true });
  for (const part of parts) {
    const staged = join(stagedFolder(dataFolder), part);
    const target = join(dataFolder, part);
    const former = join(formerFolder(dataFolder), part);
    if (!existsSync(staged)) continue;
    if (existsSync(target)) {
      rmSync(former, { recursive: true, force: true });
      renameSync(target, former);
    }
    renameSync(staged, target);
  }
}
