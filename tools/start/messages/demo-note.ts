import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Note = { database: string; made: boolean };

/** Whether an earlier start has checked if the demo church is to be created, and the result. */
export type DemoNote = { made: boolean | undefined; keep(made: boolean): void };

export function openDemoNote(dataFolder: string, databaseUrl: string | undefined): DemoNote {
  const file = join(dataFolder, "demo.json");
  const database = databaseUrl ? createHash("sha256").update(databaseUrl).digest("hex") : "embedded";
  const note = readNote(file);
  return {
    made: note?.database === database ? note.made : undefined,
    keep: (made) => writeFileSync(file, JSON.stringify({ database, made } satisfies Note)),
  };
}

function readNote(file: string): Note | undefined {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
  } catch {
    return undefined;
  }
}
