import { spawn } from "node:child_process";
import { constants } from "node:os";
import { findNodes } from "./find-nodes.mjs";
import { join } from "node:path";
import { installPackages } from "./install-packages.mjs";
import { root } from "./root.mjs";
import { watchNpm } from "./watch-npm.mjs";

/** Installs missing packages, then runs a TypeScript file with Node 24, as if it had been run directly. */
export async function runProgram() {
  const [file, ...args] = process.argv.slice(2);
  if (!file) return refuse("Name the file to run: node tools/run.mjs FILE.");
  const problem = await installPackages();
  if (problem) return refuse(problem);
  const nodes = findNodes();
  for (const node of nodes) {
    if (await run(node, [file, ...args])) return undefined;
  }
  return refuse(
    `Offertory runs on Node 24 and none was found for this machine (${process.platform} ${process.arch}): install Node 24 or later from nodejs.org.`,
  );
}

/** @param {string} line */
function refuse(line) {
  console.error(line);
  process.exitCode = 1;
}

/**
 * True when the program ran, however it ended; false when this Node cannot run here.
 * @param {string} node
 * @param {string[]} words
 * @returns {Promise<boolean>}
 */
function run(node, args) {
  // The IPC channel closes when this process is killed, which ends the program too.
  const child = spawn(node, ["--disable-warning=ExperimentalWarning", ...args], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    // Node caches compiled code, so that the next start is faster.
    env: { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"), ...process.env },
  });
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGINT", "SIGTERM", "SIGHUP", "SIGUSR2"];
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  const stopWatching = watchNpm(() => child.kill("SIGTERM"));
  return new Promise((resolve) => {
    child.once("error", () => resolve(child.pid !== undefined));
    child.once("exit", (code, signal) => {
      process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
      resolve(true);
    });
  }).finally(() => {
    stopWatching();
    for (const signal of signals) process.off(signal, pass);
  });
}
