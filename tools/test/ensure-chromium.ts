import { existsSync } from "node:fs";
import { runCommand } from "../check/run-command.ts";
import { findChromium, isProgram } from "./find-chromium.ts";

/** Debian's packages, the small one first; older releases have only the full browser. */
const PACKAGES = ["chromium-headless-shell", "chromium"];

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Finds Chromium or, where possible, installs it; undefined when neither works. */
export async function ensureChromium(root: string, print = console.log): Promise<string | undefined> {
  return findChromium() ?? (isRootOnDebian() ? await installByApt(root, print) : undefined) ?? installByPlaywright();

  async function installByPlaywright(): Promise<string | undefined> {
    print("browser        There is no Chromium here: asking Playwright to install one, which takes a minute or two …");
    await runCommand(root, "playwright", ["install", "chromium"]);
    return findChromium();
  }
}

async function installByApt(root: string, print: (line: string) => void): Promise<string | undefined> {
  print("browser        There is no Chromium here: installing it by apt-get, which takes a minute or two …");
  const quiet = { DEBIAN_FRONTEND: "noninteractive" };
  await runCommand(root, "apt-get", ["update", "-q"], quiet);
  for (const name of PACKAGES) {
    await runCommand(root, "apt-get", ["install", "-y", "-q", "--no-install-recommends", name], quiet);
    // The package installs it here whether or not this folder is in PATH.
    const installed = `/usr/bin/${name}`;
    if (isProgram(installed)) return installed;
  }
  return undefined;
}
