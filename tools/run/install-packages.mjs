import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { holdInstallLock } from "./hold-install-lock.mjs";
import { areStale, stampPackages } from "./packages-stamp.mjs";
import { root } from "./root.mjs";
import { showSeconds } from "./show-seconds.mjs";

/** Runs npm ci when the packages are missing or differ from package-lock.json. Returns one line when it fails. */
export async function installPackages() {
  if (!areStale()) return undefined;
  const release = await holdInstallLock();
  try {
    return areStale() ? await install() : undefined;
  } finally {
    release();
  }
}

async function install() {
  // If npm ci is killed midway, a half-emptied node_modules must not count as installed.
  rmSync(join(root, "node_modules/.package-lock.json"), { force: true });
  const hide = showSeconds("Installing packages (npm ci)");
  const { code, output } = await runNpm(["ci", "--no-audit", "--no-fund", "--loglevel=error", "--include=dev"]);
  hide(code === 0);
  if (code === 0) {
    stampPackages();
    return undefined;
  }
  // npm prints long help texts; the first lines have the reason.
  if (output.trim()) console.error(output.trim().split("\n").slice(0, 20).join("\n"));
  const isOffline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|network/i.test(output);
  return isOffline
    ? "The packages could not be fetched: connect to the network (only needed this once) and run the command again."
    : `npm ci failed with exit code ${code}: its words are above.`;
}

/**
 * @param {string[]} words
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function runNpm(args) {
  const script = process.env["npm_execpath"] ?? "";
  const isScript = /\.c?js$/.test(script);
  const command = isScript ? [process.execPath, script, ...args] : ["npm", ...args];
  const child = spawn(command[0] ?? "npm", command.slice(1), {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    shell: !isScript && process.platform === "win32",
    env: cleanEnv(),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    child.kill(signal);
    child.once("exit", () => process.exit(130));
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  /** @type {Promise<{ code: number | null, output: string }>} */
  const ended = new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: 1, output: `npm could not be run: ${error.message}` }));
    child.once("close", (code) => resolve({ code, output }));
  });
  return ended.finally(() => process.off("SIGINT", stop).off("SIGTERM", stop));
}

// Flags for the npm that runs this program (--silent, --omit) would reach npm ci through the environment.
function cleanEnv() {
  const meant = /^npm_(lifecycle|package|command|config_(loglevel|omit|production))/i;
  const kept = Object.entries(process.env).filter(([name]) => !meant.test(name));
  return { ...Object.fromEntries(kept), NODE_ENV: "development" };
}
