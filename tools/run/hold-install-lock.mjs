import { createHash } from "node:crypto";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "./root.mjs";
import { showSeconds } from "./show-seconds.mjs";

const key = createHash("sha256")
  .update(`${root} ${process.getuid?.() ?? ""}`)
  .digest("hex")
  .slice(0, 16);
const file = join(tmpdir(), `offertory-install-${key}`);

/** Waits while another command installs; returns a function that releases the lock. */
export async function holdInstallLock() {
  let hide;
  while (!take()) {
    hide ??= showSeconds("Waiting for another command that installs packages");
    await sleep(300);
  }
  hide?.(true);
  return () => rmSync(file, { force: true });
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    if (!isHeld()) rmSync(file, { force: true });
    return false;
  }
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && "code" in error ? error.code : undefined);

function isHeld() {
  try {
    const text = readFileSync(file, "utf8");
    // The process that created the file writes its process id a moment later; until then the file is empty.
    if (!text) return Date.now() - statSync(file).mtimeMs < 5000;
    process.kill(Number(text), 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}
