import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

export const UNFINISHED = ".unfinished";
/** Emails and payments are readable only by the account that runs the sandbox. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

/** Writes a whole file or nothing: when this resolves, the file survives a kill and a power cut. */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = path + UNFINISHED;
  try {
    const file = await open(unfinished, "w", PRIVATE_FILE);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder for syncing; it journals names by itself.
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
