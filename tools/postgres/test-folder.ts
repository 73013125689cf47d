import { mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * Creates a folder for the data of a test: in memory where there is room, because PostgreSQL copies a database there in
 * a tenth of the time. The caller deletes it.
 */
export const makeTestFolder = (name: string): string => mkdtempSync(join(findRoom(), `offertory-${name}-`));

function findRoom(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= NEEDED_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
