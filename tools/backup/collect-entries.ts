import { readdirSync, statSync } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Client } from "pg";
import { codeOf } from "../postgres/refusal.ts";
import type { Secrets } from "../start/settings/keep-secrets.ts";
import { copyOut } from "./copy-table.ts";
import { describeTables, quote, quoteTable, readMigrations, readSequences } from "./describe-database.ts";
import { withoutBody, type Entry } from "./entries.ts";

type Collect = { client: Client; dataFolder: string; secrets: Secrets };

/** Fixes the format of values, whatever the database's own settings are. */
export const plainFormats =
  "set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex'; set extra_float_digits = 3; set row_security = off; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0";

/** Yields everything of an instance: the database in one snapshot, then the files. */
export async function* collectEntries({ client, dataFolder, secrets }: Collect): AsyncGenerator<Entry> {
  let count = 0;
  await client.query(plainFormats);
  await client.query("begin transaction isolation level repeatable read, read only");
  const tables = await describeTables(client);
  const shape = { migrations: await readMigrations(client), tables };
  const sequences = await readSequences(client);
  yield withoutBody({ kind: "manifest", madeAt: new Date().toISOString(), shape, sequences, secrets });
  for (const { schema, name, columns } of tables) {
    const list = columns.map(quote).join(", ");
    const body = copyOut(client, `copy ${quoteTable({ schema, name })} (${list}) to stdout`);
    yield { head: { kind: "table", schema, name }, body };
    count += 1;
  }
  await client.query("commit");
  for (const folder of ["files", "sandbox"] as const) {
    for (const path of listFiles(join(dataFolder, folder))) {
      const file = await openStill(join(dataFolder, folder, path));
      if (!file) continue;
      yield { head: { kind: "file", folder, path }, body: file.createReadStream() };
      count += 1;
    }
  }
  yield withoutBody({ kind: "end", entries: count });
}

/** The prefix of files that the file store is still writing. */
const HALF_WRITTEN = ".writing-";

/**
 * The church goes on working, so an image may be deleted after it was listed. Once opened, it can be read to its end.
 */
async function openStill(path: string): Promise<FileHandle | null> {
  try {
    return await open(path);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

function listFiles(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith(HALF_WRITTEN))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .toSorted();
}
