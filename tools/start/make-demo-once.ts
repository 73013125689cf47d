import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Note = { database: string; made: boolean };

/**
 * Makes the demo data on the first start and tells whether they are there. The command prints a line when it made them,
 * and nothing where it found real data.
 */
export async function makeDemoOnce(
  dataFolder: string,
  databaseUrl: string | undefined,
  make: () => Promise<string>,
): Promise<boolean> {
  const file = join(dataFolder, "demo.json");
  const database = databaseUrl ? createHash("sha256").update(databaseUrl).digest("hex") : "embedded";
  const note = readNote(file);
  if (note?.database === database) return note.made;
  const made = (await make()) !== "";
  writeFileSync(file, JSON.stringify({ database, made } satisfies Note));
  return made;
}

function readNote(file: string): Note | undefined {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
  } catch {
    return undefined;
  }
}
