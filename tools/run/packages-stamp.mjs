import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

const lockFile = join(root, "package-lock.json");
const installedFile = join(root, "node_modules/.package-lock.json");
const stampFile = join(root, "node_modules/.offertory-lock");

/** Whether node_modules differs from package-lock.json. */
export function areStale() {
  if (!existsSync(installedFile)) return true;
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === hashLock()) return false;
  // Somebody may have run npm install by hand: compare before installing everything again.
  if (!areAsLocked()) return true;
  stampPackages();
  return false;
}

export function stampPackages() {
  writeFileSync(stampFile, hashLock());
}

const hashLock = () => createHash("sha256").update(readFileSync(lockFile)).digest("hex");

function areAsLocked() {
  const wanted = readPackages(lockFile);
  const installed = readPackages(installedFile);
  const isInstalled = (/** @type {[string, Package]} */ [path, { version, optional, peer, link }]) => {
    const found = installed[path];
    if (!found) return path === "" || !path.includes("node_modules/") || Boolean(optional || peer);
    return Boolean(link) === Boolean(found.link) && found.version === version;
  };
  const isWanted = (/** @type {string} */ path) => path in wanted;
  return Object.entries(wanted).every(isInstalled) && Object.keys(installed).every(isWanted);
}

/** @typedef {{ version?: string, optional?: boolean, peer?: boolean, link?: boolean }} Package */

/** @type {(file: string) => Record<string, Package>} */
const readPackages = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
