import { join } from "node:path";
import { finishRestore } from "../backup/finish-restore.ts";
import { buildApps } from "../build/build-apps.ts";
import { prepareDataFolder } from "../postgres/prepare-folders.ts";
import { checkDatabase } from "./settings/check-database.ts";
import { checkPorts } from "./settings/check-ports.ts";
import type { Endings } from "./programs/endings.ts";
import { holdDataFolder, type HeldFolder } from "./programs/hold-data-folder.ts";
import { keepSecrets } from "./settings/keep-secrets.ts";
import { openDemoNote } from "./messages/demo-note.ts";
import {
  makeOwnerEnvironment,
  makeSandboxEnvironment,
  makeServerEnvironment,
  type DatabaseUrls,
} from "./settings/make-environment.ts";
import { ownAddress } from "./settings/own-address.ts";
import type { Settings } from "./settings/read-settings.ts";
import { openCommand } from "./programs/run-command.ts";
import { showProgress, withProgress } from "./messages/show-progress.ts";
import { superviseProgram, type Supervised } from "./programs/supervise-program.ts";
import { supervisePostgres } from "./programs/supervise-postgres.ts";
import { waitUntilReady } from "./programs/wait-until-ready.ts";
import { openLog } from "./programs/write-log.ts";

/** The paths of the programs that are started. */
export type Programs = { migrate: string; makeDemo: string; sandbox: string; server: string };

export type StartOffertory = {
  settings: Settings;
  root: string;
  programs: Programs;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
  /** Aborted when the person asks to stop. */
  signal: AbortSignal;
  endings: Endings;
};

/** `restart` restarts the programs, for instance after a restore. */
export type Offertory = { hasDemo: boolean; restart(): Promise<void> };

/** Starts everything step by step; everything that runs is added to the endings. */
export async function startOffertory(start: StartOffertory): Promise<Offertory> {
  const { root, signal, env, programs, endings } = start;
  const dataFolder = prepareDataFolder(start.settings.dataFolder);
  const settings = { ...start.settings, dataFolder };
  const { mode, port } = settings;

  const held = await takeFolder(start, dataFolder);
  await checkPorts(settings);
  for (const url of [settings.databaseUrl, settings.databaseOwnerUrl]) if (url) await checkDatabase(url);
  keepSecrets(dataFolder, env);
  await buildApps({ root, show: showProgress, signal });
  signal.throwIfAborted();
  const supervise = (name: "sandbox" | "server", environment: () => NodeJS.ProcessEnv, mayBegin?: Promise<unknown>) =>
    superviseWith(start, held, { name, environment, logFile: join(dataFolder, `logs/${name}.log`), mayBegin });

  const sandboxEnvironment = () => makeSandboxEnvironment(env, settings);
  const sandbox = mode === "production" ? undefined : supervise("sandbox", sandboxEnvironment);
  // The command loads its code while the database starts. Creating the demo migrates first, so only one of the two
  // runs.
  const command = (file: string) => {
    const opened = openCommand({ file, env, write: openLog(join(dataFolder, "logs/server.log")), signal });
    endings.add(opened);
    return opened;
  };
  const note = openDemoNote(dataFolder, settings.databaseUrl);
  const making = mode === "demo" && note.made === undefined ? command(programs.makeDemo) : undefined;
  const migrating = making ? undefined : command(programs.migrate);

  const urls = settings.databaseUrl
    ? { serving: settings.databaseUrl, owner: settings.databaseOwnerUrl }
    : await openPostgres(start, dataFolder);
  await finishRestore(dataFolder, urls.owner ?? urls.serving);
  signal.throwIfAborted();

  const serverEnvironment = () =>
    makeServerEnvironment({ env, settings, databaseUrl: urls.serving, secrets: keepSecrets(dataFolder, env) });
  const ownerEnvironment = () => makeOwnerEnvironment(serverEnvironment(), urls);
  // Migrates by its own command, as the owner of the tables: the server may only read and write rows.
  if (migrating) await withProgress("Preparing the database", () => migrating.run(ownerEnvironment()));
  // The demo's gifts are paid at the sandbox, so it must be ready.
  if (making) await withProgress("Starting the sandbox", async () => sandbox?.ready);
  const demo = making && withProgress("Making the demo church", () => making.run(ownerEnvironment()));
  const server = supervise("server", serverEnvironment, demo);
  // The command prints a line when it created the demo, and nothing when it found real data.
  const hasDemo = demo ? (await demo) !== "" : mode === "demo" && note.made === true;
  if (demo) note.keep(hasDemo);
  await sandbox?.ready;
  await withProgress("Starting the server", async () => {
    await server.ready;
    await waitUntilReady(ownAddress(settings, port), signal);
  });
  return {
    hasDemo,
    async restart() {
      await sandbox?.restart();
      await server.restart();
    },
  };
}

async function takeFolder({ endings, signal }: StartOffertory, dataFolder: string): Promise<HeldFolder> {
  const held = await holdDataFolder(dataFolder, "Offertory");
  endings.add({ stop: async () => held.release(), kill: held.release });
  signal.addEventListener("abort", held.noteStopping);
  signal.throwIfAborted();
  return held;
}

async function openPostgres({ log, endings }: StartOffertory, dataFolder: string): Promise<DatabaseUrls> {
  const postgres = await withProgress("Starting the database", () => supervisePostgres(dataFolder, log));
  endings.add(postgres);
  return { serving: postgres.servingUrl, owner: postgres.url };
}

type Child = {
  name: "sandbox" | "server";
  environment: () => NodeJS.ProcessEnv;
  logFile: string;
  mayBegin: Promise<unknown> | undefined;
};

function superviseWith(
  { programs, log, endings }: StartOffertory,
  held: HeldFolder,
  { name, environment, logFile, mayBegin }: Child,
): Supervised {
  const supervised = superviseProgram({
    name,
    file: programs[name],
    env: environment,
    write: openLog(logFile),
    log,
    onSpawn: (pid) => held.noteChild(name, pid),
    ...(mayBegin && { mayBegin }),
  });
  endings.add(supervised);
  return supervised;
}
