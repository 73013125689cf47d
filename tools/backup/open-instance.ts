import { existsSync } from "node:fs";
import { join } from "node:path";
import { prepareDataFolder } from "../postgres/prepare-folders.ts";
import { Refusal } from "../postgres/refusal.ts";
import { startPostgres, type RunningPostgres } from "../postgres/start-postgres.ts";
import { checkDatabase } from "../start/settings/check-database.ts";
import { findHolder, holdDataFolder } from "../start/programs/hold-data-folder.ts";
import { finishRestore } from "./finish-restore.ts";

export type Instance = {
  dataFolder: string;
  /** Connects as the role that owns the tables. */
  url: string;
  /** Connects as the server's role, if that is another one. */
  servingUrl: string | undefined;
  /** The process id of `npm start`, when it is running on this data folder. */
  startPid: number | undefined;
  close(): Promise<void>;
};

type OpenInstance = {
  dataFolder: string;
  /** Connects as the role that owns the tables; when undefined, the embedded PostgreSQL is used. */
  databaseUrl: string | undefined;
  /** Connects as the server's role, if that is another one. */
  servingUrl?: string | undefined;
  purpose: "Backup" | "Restore" | "The check of the ledger";
};

/** Connects to the database of an instance, running or not. A PostgreSQL that it had to start is stopped by `close`. */
export async function openInstance({
  dataFolder: given,
  databaseUrl,
  servingUrl,
  purpose,
}: OpenInstance): Promise<Instance> {
  if (purpose === "Backup" && !databaseUrl && !existsSync(join(given, "postgres"))) {
    throw new Refusal(
      `There is nothing to back up in ${given}: set OFFERTORY_DATA to the data folder of your instance.`,
    );
  }
  const dataFolder = prepareDataFolder(given);
  const holder = findHolder(dataFolder);
  const isRunning = holder?.name === "Offertory";
  const held = isRunning ? undefined : await holdDataFolder(dataFolder, purpose);
  let postgres: RunningPostgres | undefined;
  const close = async () => {
    if (held) await postgres?.stop();
    held?.release();
  };
  try {
    if (databaseUrl) await checkDatabase(databaseUrl);
    else postgres = await startPostgres({ dataFolder });
    const url = databaseUrl ?? postgres?.url ?? "";
    await finishRestore(dataFolder, url);
    return {
      dataFolder,
      url,
      servingUrl: servingUrl ?? postgres?.servingUrl,
      startPid: isRunning ? holder.pid : undefined,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Returns the URLs of an external PostgreSQL: that of the tables' owner, and that of the server's role if there are
 * two.
 */
export function readDatabaseUrls(
  env: Record<string, string | undefined>,
): Pick<OpenInstance, "databaseUrl" | "servingUrl"> {
  const databaseUrl = env["DATABASE_URL"] || undefined;
  const owner = (databaseUrl && env["DATABASE_OWNER_URL"]) || undefined;
  return owner ? { databaseUrl: owner, servingUrl: databaseUrl } : { databaseUrl };
}
