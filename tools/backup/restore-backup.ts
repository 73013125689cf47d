import { createWriteStream, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { withClient } from "../postgres/open-database.ts";
import { codeOf, Refusal } from "../postgres/refusal.ts";
import { keepSecrets } from "../start/settings/keep-secrets.ts";
import { prepareDataFolder } from "../postgres/prepare-folders.ts";
import { describeTables, findRows, readMigrations } from "./describe-database.ts";
import type { Entry } from "./entries.ts";
import { finishRestore, makeStagedFolder, noteTransaction } from "./finish-restore.ts";
import { loadDatabase } from "./load-database.ts";
import { openInstance, readDatabaseUrls, type Instance } from "./open-instance.ts";
import { checkArchive, openArchive, type Archive, type Manifest } from "./read-archive.ts";

type RestoreBackup = {
  file: string;
  passphrase: string;
  dataFolder: string;
  env: Record<string, string | undefined>;
  replace: boolean;
  migrationsFolder: string;
  /**
   * Migrates a database to this program's schema, library schemas included, and grants the server's role its rights.
   */
  migrate: (url: string, servingUrl?: string) => Promise<void>;
};

/** Replaces the content of an instance by a backup: all of it or, when anything fails, nothing. */
export async function restoreBackup(
  restore: RestoreBackup,
): Promise<{ manifest: Manifest; startPid: number | undefined }> {
  const { file, env } = restore;
  const archive = await openArchive(file, restore.passphrase);
  const manifest = await checkArchive(archive, file);
  const migrations = readdirSync(restore.migrationsFolder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted();
  refuseNewer(manifest.shape.migrations, migrations, `${file} was made by`);
  const dataFolder = prepareDataFolder(restore.dataFolder);
  // If this failed, the next start would refuse a new database without secrets beside it.
  if (!existsSync(join(dataFolder, "postgres"))) keepSecrets(dataFolder, env);
  const instance = await openInstance({ dataFolder, ...readDatabaseUrls(env), purpose: "Restore" });
  try {
    await withClient({ connectionString: instance.url }, async (client) => {
      refuseNewer(await readMigrations(client), migrations, "The database was written by");
      const full = restore.replace ? undefined : await findRows(client, await describeTables(client));
      if (full) {
        throw new Refusal(
          `The database is not empty (table ${full.name} has rows): add --replace to put the backup in its place.`,
        );
      }
      await restore.migrate(instance.url, instance.servingUrl);
      await replaceAll({ client, instance, archive, manifest, migrations, restore });
    });
    // The tables are new, so the server's role needs its rights on them again.
    await restore.migrate(instance.url, instance.servingUrl);
    await finishRestore(instance.dataFolder, instance.url);
    return { manifest, startPid: instance.startPid };
  } finally {
    await instance.close();
  }
}

type ReplaceAll = {
  client: Client;
  instance: Instance;
  archive: Archive;
  manifest: Manifest;
  migrations: string[];
  restore: RestoreBackup;
};

async function replaceAll({ client, instance, archive, manifest, migrations, restore }: ReplaceAll): Promise<void> {
  const staged = makeStagedFolder(instance.dataFolder);
  writeFileSync(join(staged, "secrets.json"), JSON.stringify(manifest.secrets), { mode: 0o600, flush: true });
  await client.query("begin");
  try {
    // A running server releases its locks in a moment; a person must stop whatever holds them longer.
    await client.query("set local lock_timeout = '30s'");
    const loading = await loadDatabase({ client, manifest, migrations, migrationsFolder: restore.migrationsFolder });
    for await (const { head, body } of archive.entries()) {
      if (head.kind === "table") await loading.copy(head, body);
      if (head.kind === "file") await writeStaged(staged, head, body);
    }
    await loading.finish();
    const { rows } = await client.query<{ id: string }>("select pg_current_xact_id()::text as id");
    noteTransaction(instance.dataFolder, rows[0]?.id ?? "");
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    await finishRestore(instance.dataFolder, instance.url).catch(() => {});
    if (codeOf(error) === "55P03") {
      throw new Refusal(
        "Another program holds on to the database: stop npm start and restore again. Nothing was changed.",
      );
    }
    throw error;
  }
}

async function writeStaged(
  staged: string,
  { folder, path }: { folder: string; path: string },
  body: Entry["body"],
): Promise<void> {
  const inside = normalize(path);
  if (inside.startsWith("..") || inside.startsWith("/"))
    throw new Refusal(`The backup names a file outside its folder: ${path}.`);
  const file = join(staged, folder, inside);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(body, createWriteStream(file, { mode: 0o600, flush: true }));
}

function refuseNewer(found: string[], known: string[], what: string): void {
  if (found.every((name) => known.includes(name))) return;
  throw new Refusal(`${what} a newer version of Offertory than this: update the program, then restore.`);
}
