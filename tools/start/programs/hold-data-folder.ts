import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { codeOf, Refusal } from "../../postgres/refusal.ts";
import { identifyProcess } from "./identify-process.ts";

type Program = { name: string; pid: number; identity: string | undefined };
type Note = Program & { isStopping: boolean; children: Program[] };

export type HeldFolder = {
  /** Records a child process that must not outlive this one. */
  noteChild(name: string, pid: number): void;
  noteStopping(): void;
  release(): void;
};

const describe = (name: string, pid: number): Program => ({ name, pid, identity: identifyProcess(pid) });
const isRunning = ({ pid, identity }: Program): boolean => identity !== undefined && identifyProcess(pid) === identity;

/** Locks the data folder for this process, after ending processes that a killed one left behind. */
export async function holdDataFolder(dataFolder: string, name: string): Promise<HeldFolder> {
  const file = noteFile(dataFolder);
  let note: Note = { ...describe(name, process.pid), isStopping: false, children: [] };
  const deadline = Date.now() + 3000;
  while (!create(file, note)) {
    const holder = readNote(dataFolder);
    if (holder && isRunning(holder)) await waitFor(holder, deadline);
    else await clear(file, holder);
  }
  const update = (change: Partial<Note>) => {
    note = { ...note, ...change };
    writeDraft(file, note);
    renameSync(draftOf(file), file);
  };
  return {
    noteChild: (child, pid) =>
      update({ children: [...note.children.filter(({ name }) => name !== child), describe(child, pid)] }),
    noteStopping: () => update({ isStopping: true }),
    release: () => rmSync(file, { force: true }),
  };
}

/** Returns the command that holds the data folder now. */
export function findHolder(dataFolder: string): Program | undefined {
  const note = readNote(dataFolder);
  return note && isRunning(note) ? note : undefined;
}

const noteFile = (dataFolder: string) => join(dataFolder, "running.json");
const draftOf = (file: string) => `${file}.${process.pid}`;
const writeDraft = (file: string, note: Note) => writeFileSync(draftOf(file), JSON.stringify(note), { mode: 0o600 });

function create(file: string, note: Note): boolean {
  try {
    writeDraft(file, note);
    linkSync(draftOf(file), file);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draftOf(file), { force: true });
  }
}

function readNote(dataFolder: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(noteFile(dataFolder), "utf8"));
  } catch {
    return undefined;
  }
}

// A process that was just asked to stop, or that lost its terminal, ends in a moment.
async function waitFor(holder: Note, deadline: number): Promise<void> {
  if (!holder.isStopping && Date.now() > deadline) {
    throw new Refusal(
      `${holder.name} already runs on this data folder (process ${holder.pid}): stop it first, or give this one its own PORT and OFFERTORY_DATA.`,
    );
  }
  await sleep(100);
}

async function clear(file: string, stale: Note | undefined): Promise<void> {
  for (const child of stale?.children ?? []) await endLeftover(child);
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
    // Another command may have taken the folder in the meantime: then this file is its lock, and is put back.
    const isOther = stale && JSON.parse(readFileSync(aside, "utf8")).pid !== stale.pid;
    if (isOther) linkSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== "ENOENT" && codeOf(error) !== "EEXIST" && !(error instanceof SyntaxError)) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

async function endLeftover(child: Program): Promise<void> {
  for (const [signal, seconds] of [["SIGTERM", 8] as const, ["SIGKILL", 5] as const]) {
    if (!isRunning(child)) return;
    process.kill(child.pid, signal);
    const deadline = Date.now() + seconds * 1000;
    while (isRunning(child) && Date.now() < deadline) await sleep(50);
  }
}
