import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { Refusal } from "../../postgres/refusal.ts";
import { findReason } from "./run-command.ts";
import { LEAN } from "./lean.ts";

type Supervise = {
  name: string;
  file: string;
  env: () => NodeJS.ProcessEnv;
  write: (chunk: Buffer) => void;
  log: (line: string) => void;
  onSpawn: (pid: number) => void;
  /** How long it may take to end by itself before it is killed. */
  graceSeconds?: number;
  /** Resolves when it may begin. Until then it only loads its code, which takes most of its start. */
  mayBegin?: Promise<unknown>;
};

export type Supervised = {
  /** Resolves when the first start is done; rejects with the reason when it fails. */
  ready: Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
  kill(): void;
};

const pause = (tries: number) => Math.min(500 * 2 ** tries, 30_000);

/** Runs a program and, once it has been ready, restarts it whenever it dies unexpectedly. */
export function superviseProgram(program: Supervise): Supervised {
  const { name, log, graceSeconds = 20 } = program;
  let isStopping = false;
  let current = launch(program, program.mayBegin ? { OFFERTORY_WAITS: "1" } : {});

  const watch = async (watched: Launched, tries: number): Promise<void> => {
    const began = Date.now();
    const how = await watched.ended;
    const isWanted = () => !isStopping && watched === current;
    if (!isWanted()) return;
    const next = Date.now() - began > 60_000 ? 0 : tries;
    log(`The ${name} ended unexpectedly (${how}); starting it again.`);
    await sleep(pause(next));
    if (!isWanted()) return;
    current = launch(program);
    void current.ready.then(
      () => log(`The ${name} is ready again.`),
      () => {},
    );
    await watch(current, next + 1);
  };

  const end = async ({ child, ended }: Launched): Promise<void> => {
    child.kill("SIGTERM");
    const deadline = sleep(graceSeconds * 1000, false, { ref: false });
    const isGone = await Promise.race([ended.then(() => true), deadline]);
    if (!isGone) child.kill("SIGKILL");
    await ended;
  };

  const first = current;
  // If that fails, the program is stopped with everything else.
  void program.mayBegin?.then(
    () => first.child.connected && first.child.send({ begin: true }),
    () => {},
  );
  void first.ready.then(
    () => watch(first, 0),
    () => {},
  );
  return {
    ready: first.ready,
    async restart() {
      const former = current;
      // A new object for the same process: its watcher sees that it is not the current one and does not restart it.
      current = { ...former };
      await end(former);
      if (isStopping) return;
      current = launch(program);
      void watch(current, 0);
      await current.ready;
    },
    async stop() {
      isStopping = true;
      await end(current);
    },
    kill() {
      isStopping = true;
      current.child.kill("SIGKILL");
    },
  };
}

type Launched = { child: ChildProcess; ready: Promise<void>; ended: Promise<string> };

function launch({ name, file, env, write, onSpawn }: Supervise, extra: NodeJS.ProcessEnv = {}): Launched {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...LEAN.options, file], {
    env: { ...LEAN.env, ...env(), ...extra },
    // The IPC channel closes when this process is killed, which ends the program too.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // Ctrl-C in the terminal must not reach the program, because this process decides the order of ending.
    detached: true,
    windowsHide: true,
  });
  if (child.pid) onSpawn(child.pid);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      write(chunk);
      printed = `${printed}${chunk.toString()}`.slice(-8000);
    });
  }
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    // The last output may arrive a moment after the exit.
    child.once("exit", (code, signal) => setTimeout(() => resolve(signal ?? `exit code ${String(code)}`), 50));
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.on("message", (message) => {
      if (typeof message === "object" && message && "ready" in message) resolve();
    });
    void ended.then((how) =>
      reject(
        new Refusal(findReason(printed) ?? `The ${name} did not start (${how}): its words are in the logs folder.`),
      ),
    );
  });
  // Callers that wait for `ready` get the error; when a later start fails, `ended` resolves.
  ready.catch(() => {});
  return { child, ready, ended };
}
