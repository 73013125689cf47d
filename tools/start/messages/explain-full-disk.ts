import { explainFolder } from "../../postgres/prepare-folders.ts";
import { codeOf, messageOf, Refusal } from "../../postgres/refusal.ts";

const DISK_FULL_ERROR = /No space left on device|could not extend file|Disk quota exceeded/i;

/**
 * Returns one line that says what to do when the disk of the data folder is full; returns any other error unchanged.
 */
export function explainFullDisk(dataFolder: string, error: unknown): unknown {
  const code = codeOf(error) ?? "";
  if (code === "ENOSPC" || code === "EDQUOT") return explainFolder(dataFolder, error);
  if (!(error instanceof Refusal) || !DISK_FULL_ERROR.test(error.message) || /free some space/.test(error.message))
    return error;
  return new Refusal(
    `The data folder ${dataFolder} is on a full disk: free some space and start again. (${messageOf(error)})`,
  );
}
