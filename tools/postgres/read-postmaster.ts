import { readFileSync } from "node:fs";
import { join } from "node:path";
import { codeOf } from "./refusal.ts";

export type Postmaster = { pid: number; port: number; socketFolder: string; address: string; status: string };

/** Reads postmaster.pid, in which a running PostgreSQL describes itself. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  let text: string;
  try {
    text = readFileSync(join(cluster, "postmaster.pid"), "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
  const [pid = "", , , port = "", socketFolder = "", address = "", , status = ""] = text.split("\n");
  if (!Number.parseInt(pid, 10)) return undefined;
  return { pid: Number(pid), port: Number(port), socketFolder, address, status: status.trim() };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/** Returns false only when the process is certainly another program that got the process id of a dead PostgreSQL. */
export function mayBePostgres(pid: number): boolean {
  if (process.platform !== "linux") return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("postgres");
  } catch {
    return isAlive(pid);
  }
}
