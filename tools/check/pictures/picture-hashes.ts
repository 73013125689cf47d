import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { GUIDE_PICTURES } from "./guide-pictures.ts";
import { isForTests, listFiles } from "../list-files.ts";

/** For each picture of the guide, the hash of its screen's sources when it was taken. */
export type PictureHashes = Record<string, string>;
const FILE = "docs/guide/pictures.json";

/** Returns one hash of all sources in the folders, without tests and mutants, which no screen shows. */
export function hashScreen(root: string, folders: readonly string[]): string {
  const hash = createHash("sha256");
  const files = listFiles(
    root,
    folders.map((folder) => `${folder}/**/*.{ts,tsx,css}`),
  ).filter((file) => !isForTests(file) && !file.endsWith(".mutants.ts"));
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 16);
}

export function readPictureHashes(root: string): PictureHashes {
  const path = join(root, FILE);
  if (!existsSync(path)) return {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below
  return JSON.parse(readFileSync(path, "utf8")) as PictureHashes;
}

/** Writes the current hashes of all pictures, after they were taken. */
export function writePictureHashes(
  root: string,
  pictures: Readonly<Record<string, readonly string[]>> = GUIDE_PICTURES,
): void {
  const hashes = Object.fromEntries(
    Object.entries(pictures).map(([name, folders]) => [name, hashScreen(root, folders)]),
  );
  writeFileSync(join(root, FILE), `${JSON.stringify(hashes, null, 2)}\n`);
}
