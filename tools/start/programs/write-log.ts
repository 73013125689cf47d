import { appendFileSync, existsSync, renameSync, statSync } from "node:fs";

const largest = 10_000_000;
const kept = 3;

/** Appends to a log file that never grows past 10 MB; three older ones are kept beside it. */
export function openLog(file: string): (chunk: Buffer | string) => void {
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return (chunk) => {
    try {
      if (size > largest) {
        for (let number = kept - 1; number >= 0; number -= 1) {
          const from = number === 0 ? file : `${file}.${number}`;
          if (existsSync(from)) renameSync(from, `${file}.${number + 1}`);
        }
        size = 0;
      }
      appendFileSync(file, chunk, { mode: 0o600 });
      size += Buffer.byteLength(chunk);
    } catch {
      // A full disk must not stop the program because of its log.
    }
  };
}
