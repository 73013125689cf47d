import { existsSync } from "node:fs";
import { join } from "node:path";
import { adoptPostgres, watchForEnd } from "./adopt-postgres.ts";
import { chooseAccount } from "./choose-account.ts";
import { findBinaries } from "./find-binaries.ts";
import { launchPostgres } from "./launch-postgres.ts";
import { makeCluster } from "./make-cluster.ts";
import { databaseUrl, openDatabase, servingUrl } from "./open-database.ts";
import { hasPasswords, keepPasswords } from "./postgres-password.ts";
import {
  explainFolder,
  giveTo,
  prepareDataFolder,
  prepareSocketFolder,
  removeSocketFolder,
} from "./prepare-folders.ts";
import { chooseSettings, type Purpose } from "./postgres-settings.ts";
import { resetPassword } from "./reset-password.ts";
import { stopPostgres } from "./stop-postgres.ts";

export type RunningPostgres = {
  /** Connection string for `pg`, with the role that owns the tables. */
  url: string;
  /** The same with the server's role. */
  servingUrl: string;
  pid: number;
  /** Whether it was already running. */
  adopted: boolean;
  /** Whether its folder was created by this start. */
  fresh: boolean;
  /** Resolves when it has ended, on request or not. */
  exited: Promise<void>;
  stop(): Promise<void>;
};

export type StartPostgres = { dataFolder: string; log?: (line: string) => void; purpose?: Purpose };

/** Starts the embedded PostgreSQL on a data folder, or adopts the one that runs there. */
export async function startPostgres({
  dataFolder,
  log = () => {},
  purpose = "work",
}: StartPostgres): Promise<RunningPostgres> {
  const folder = prepareDataFolder(dataFolder);
  try {
    return await startIn(folder, log, purpose);
  } catch (error) {
    throw explainFolder(folder, error);
  }
}

async function startIn(folder: string, log: (line: string) => void, purpose: Purpose): Promise<RunningPostgres> {
  const cluster = join(folder, "postgres");
  const hasLostPassword = existsSync(cluster) && !hasPasswords(folder);
  const passwords = keepPasswords(folder);
  const found = hasLostPassword ? undefined : await adoptPostgres(folder, passwords);
  const stopAt = (pid: number) => async () => {
    await stopPostgres(pid);
    removeSocketFolder(folder);
  };
  if (found) {
    const stop = stopAt(found.pid);
    const urls = { url: databaseUrl(found, passwords), servingUrl: servingUrl(found, passwords) };
    return { ...urls, pid: found.pid, adopted: true, fresh: false, exited: watchForEnd(found.pid), stop };
  }
  const { account, binaries } = chooseAccount(findBinaries(), folder);
  if (!existsSync(cluster)) log("Making the database folder");
  const fresh = await makeCluster({
    binaries,
    account,
    dataFolder: folder,
    password: passwords.administrator,
    purpose,
  });
  giveTo(cluster, account);
  if (hasLostPassword && !fresh) resetPassword(binaries, account, cluster, passwords.administrator);
  const settings = await chooseSettings(prepareSocketFolder(folder, account), purpose);
  const launched = await launchPostgres({ binaries, account, dataFolder: folder, settings });
  await openDatabase(launched, passwords);
  return {
    url: databaseUrl(launched, passwords),
    servingUrl: servingUrl(launched, passwords),
    pid: launched.pid,
    adopted: false,
    fresh,
    exited: launched.exited,
    stop: stopAt(launched.pid),
  };
}
