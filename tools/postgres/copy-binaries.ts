import { createHash } from "node:crypto";
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { binariesIn, type Binaries } from "./find-binaries.ts";
import { Refusal } from "./refusal.ts";

/** Copies the programs to a folder where every account may run them and only root may change them. */
export function copyBinaries(binaries: Binaries): Binaries {
  const key = createHash("sha256").update(`${binaries.folder} ${binaries.version}`).digest("hex").slice(0, 16);
  const folder = `/tmp/offertory-postgres-${key}`;
  const copy = binariesIn(folder, binaries);
  if (!isWhole(copy, binaries)) {
    const draft = `${folder}.${process.pid}`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o755 });
    for (const part of ["bin", "lib", "share"]) {
      cpSync(join(binaries.folder, part), join(draft, part), { recursive: true, verbatimSymlinks: true });
    }
    openToAll(draft);
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  }
  if (lstatSync(folder).uid !== 0)
    throw new Refusal(`${folder} belongs to another user and PostgreSQL needs it: remove it.`);
  return copy;
}

function isWhole(copy: Binaries, { folder }: Binaries): boolean {
  const parts = ["bin/postgres", "bin/initdb", "share/postgresql/postgres.bki", "lib/postgresql/plpgsql.so"];
  const sizeOf = (file: string) => lstatSync(file, { throwIfNoEntry: false })?.size;
  if (!existsSync(copy.folder) || lstatSync(copy.folder).uid !== 0) return false;
  return parts.every((part) => sizeOf(join(copy.folder, part)) === sizeOf(join(folder, part)));
}

// With a strict umask, npm installs files that only root may read.
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const file = join(entry.parentPath, entry.name);
    const isProgram = entry.isDirectory() || (lstatSync(file).mode & 0o100) !== 0;
    chmodSync(file, isProgram ? 0o755 : 0o644);
  }
}
