import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Checkpoint } from "./checkpoint-store.ts";

export type NotedCheckpoint = Pick<Checkpoint, "number" | "hash" | "addedAt">;

/** Stores each church's newest checkpoint outside the database, so that deleting the end of a ledger is noticed. */
export interface CheckpointNotes {
  read(churchId: string): Promise<NotedCheckpoint[]>;
  write(churchId: string, notes: readonly NotedCheckpoint[]): Promise<void>;
  /** Deletes the notes of a church that was erased with its ledger. */
  forget(churchId: string): Promise<void>;
}

/** Stores the notes in a folder of the data folder, one file per church. Without a data folder nothing is stored. */
export function openCheckpointNotes(folder: string): CheckpointNotes {
  const fileOf = (churchId: string) => join(folder, `${encodeURIComponent(churchId)}.notes`);
  return {
    read: async (churchId) => parse(await orElse("", ["ENOENT", "ENOTDIR"], () => readFile(fileOf(churchId), "utf8"))),
    async write(churchId, notes) {
      const folderExists = await orElse(false, ["ENOENT", "ENOTDIR"], async () => {
        await orElse(undefined, ["EEXIST"], () => mkdir(folder, { mode: 0o700 }));
        return true;
      });
      if (!folderExists) return;
      const draft = `${fileOf(churchId)}.${process.pid}`;
      const lines = notes.map(({ number, hash, addedAt }) => `${number}:${hash} ${addedAt.toISOString()}\n`);
      await writeFile(draft, lines.join(""), { mode: 0o600, flush: true });
      await rename(draft, fileOf(churchId));
    },
    forget: (churchId) => rm(fileOf(churchId), { force: true }),
  };
}

const parse = (text: string): NotedCheckpoint[] =>
  text.split("\n").flatMap((line) => {
    const [, number, hash, at] = /^(\d+):(\S+) (\S+)$/.exec(line) ?? [];
    return number && hash && at ? [{ number: Number(number), hash, addedAt: new Date(at) }] : [];
  });

async function orElse<Result>(other: Result, codes: readonly string[], work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && "code" in error && codes.includes(String(error.code))) return other;
    throw error;
  }
}
