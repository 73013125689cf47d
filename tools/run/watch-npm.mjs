import { readFileSync } from "node:fs";

/**
 * Calls back when the npm that started us is gone: its terminal believes the program ended, so it should.
 * @param {() => void} onGone
 */
export function watchNpm(onGone) {
  if (!process.env["npm_lifecycle_event"]) return () => {};
  const parent = process.ppid;
  const npm = findShellsParent(parent);
  const isThere = () => process.ppid === parent && (npm === undefined || parentOf(parent) === npm);
  const timer = setInterval(() => {
    if (isThere()) return;
    clearInterval(timer);
    onGone();
  }, 200);
  return () => clearInterval(timer);
}

/**
 * Some shells stay between npm and us, with our command in theirs; most step aside.
 * @param {number} pid
 */
function findShellsParent(pid) {
  const args = read(`/proc/${pid}/cmdline`)?.split("\0") ?? [];
  return args.includes("-c") && args.some((word) => word.includes("run.mjs")) ? parentOf(pid) : undefined;
}

/** @param {number} pid */
function parentOf(pid) {
  const stat = read(`/proc/${pid}/stat`);
  return stat && Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
