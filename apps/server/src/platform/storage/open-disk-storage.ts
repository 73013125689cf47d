import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkKey } from "./check-key.ts";
import type { Storage, StoredEntry } from "./storage.ts";

/** The name prefix of files that are being written. It begins with a dot, so that it is never a valid key. */
const TEMPORARY = ".writing-";
const LINE_END = 10;
const MAX_TYPE_LENGTH = 200;

/** Stores files in a folder on this machine. The first line of each file is its content type. */
export function openDiskStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, ...checkKey(key));
  const partsOf = (prefix: string) => checkKey(prefix.replace(/\/$/, ""));

  return {
    async put(key, bytes, type) {
      const path = pathOf(key);
      const directory = dirname(path);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const temporary = join(directory, TEMPORARY + randomBytes(9).toString("hex"));
      try {
        const file = await open(temporary, "wx", 0o600);
        try {
          await file.writeFile(`${type}\n`);
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },

    async read(key) {
      const all = await orNull(readFile(pathOf(key)));
      if (!all) return null;
      const end = all.indexOf(LINE_END);
      return { type: all.subarray(0, end).toString(), bytes: all.subarray(end + 1) };
    },

    async open(key) {
      const file = await orNull(open(pathOf(key)));
      if (!file) return null;
      try {
        const { size } = await file.stat();
        const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_TYPE_LENGTH), 0, MAX_TYPE_LENGTH, 0);
        const start = buffer.subarray(0, bytesRead).indexOf(LINE_END) + 1;
        return { bytes: size - start, stream: file.createReadStream({ start }) };
      } catch (error) {
        await file.close();
        throw error;
      }
    },

    async remove(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      // Also removes the folder if it is empty now; `rmdir` fails otherwise.
      await rmdir(dirname(path)).catch(() => {});
    },

    removeAll: (prefix) => rm(join(folder, ...partsOf(prefix)), { recursive: true, force: true }),

    async list(prefix) {
      const parts = partsOf(prefix);
      return listUnder(join(folder, ...parts), parts.join("/"));
    },
  };
}

async function listUnder(folder: string, key: string): Promise<StoredEntry[]> {
  const entries = (await orNull(readdir(folder, { withFileTypes: true }))) ?? [];
  const found = entries
    .filter(({ name }) => !name.startsWith("."))
    .map(async (entry): Promise<StoredEntry[]> => {
      const [path, below] = [join(folder, entry.name), `${key}/${entry.name}`];
      if (entry.isDirectory()) return listUnder(path, below);
      const about = await orNull(stat(path));
      return about ? [{ key: below, bytes: about.size, changedAt: about.mtime }] : [];
    });
  return (await Promise.all(found)).flat().toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** Resolves to null when the file does not exist. Other errors are thrown. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR")) return null;
    throw error;
  }
}
