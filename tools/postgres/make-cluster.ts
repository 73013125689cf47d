import { spawn } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { inAccount, type Account } from "./choose-account.ts";
import { explainFailure } from "./explain-failure.ts";
import type { Binaries } from "./find-binaries.ts";
import { giveTo } from "./prepare-folders.ts";
import type { Purpose } from "./postgres-settings.ts";
import { Refusal } from "./refusal.ts";

/** Creates the folder of a new database, or checks the existing one. Returns true when it was created. */
export async function makeCluster({ binaries, account, dataFolder, password, purpose }: MakeCluster): Promise<boolean> {
  const cluster = join(dataFolder, "postgres");
  if (existsSync(cluster) && readdirSync(cluster).length > 0) {
    checkCluster(cluster, binaries.major);
    return false;
  }
  // A start that is killed midway must not leave half a database under the final name.
  const draft = `${cluster}-new`;
  rmSync(draft, { recursive: true, force: true });
  rmSync(cluster, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  giveTo(draft, account);
  const passwordFile = `${draft}-password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.owner) chownSync(passwordFile, account.owner.uid, account.owner.gid);
  try {
    const location = ["-D", draft, "-U", "postgres", `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
    const locale = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
    const care = purpose === "test" ? ["--no-sync"] : ["--data-checksums"];
    await initialise(binaries, account, [...location, ...locale, ...care, "--no-instructions"]);
    renameSync(draft, cluster);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
  return true;
}

type MakeCluster = { binaries: Binaries; account: Account; dataFolder: string; password: string; purpose: Purpose };

function checkCluster(cluster: string, ours: number): void {
  const damaged = new Refusal(
    `The database in ${cluster} is damaged: move the folder away and bring back a backup (npm run restore -- FILE), or set OFFERTORY_DATA to another folder.`,
  );
  const whole = ["PG_VERSION", "global/pg_control", "base", "pg_wal", "postgresql.conf"];
  if (whole.some((name) => !existsSync(join(cluster, name)))) throw damaged;
  const theirs = Number.parseInt(readFileSync(join(cluster, "PG_VERSION"), "utf8"), 10);
  if (Number.isNaN(theirs)) throw damaged;
  if (theirs > ours) {
    throw new Refusal(
      `The database in ${cluster} was made by PostgreSQL ${theirs}, newer than the PostgreSQL ${ours} of this program: update the program, or set OFFERTORY_DATA to another folder.`,
    );
  }
  if (theirs < ours) {
    throw new Refusal(
      `The database in ${cluster} was made by PostgreSQL ${theirs} and this program brings PostgreSQL ${ours}: back it up with the former version of the program, move the folder away and restore the backup with this one.`,
    );
  }
}

function initialise(binaries: Binaries, account: Account, args: string[]): Promise<void> {
  const [program, ...rest] = inAccount(account, [binaries.initdb, ...args]);
  const env = { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" };
  const child = spawn(program, rest, { ...account.ids, cwd: "/", env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(explainFailure("PostgreSQL could not make its folder", output)),
    );
  });
}
