import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { isAlive } from "../../postgres/read-postmaster.ts";

/**
 * Returns the start time of a process as a text that no later process with the same id has; undefined when it is not
 * running.
 */
export function identifyProcess(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  try {
    if (process.platform === "linux") return identifyOnLinux(pid);
    if (process.platform === "win32") return "alive";
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || undefined;
  } catch {
    return undefined;
  }
}

function identifyOnLinux(pid: number): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The process name in parentheses may itself contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [state, began] = [fields[0], fields[19]];
  if (state === "Z" || state === "X") return undefined;
  return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${began}`;
}
