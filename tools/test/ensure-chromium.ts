import { existsSync } from "node:fs";
import { runCommand } from "../check/run-command.ts";
import { findChromium } from "./find-chromium.ts";

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Finds Chromium or, where that is possible, installs it; nothing when there is none in the end. */
export async function ensureChromium(root: string, print = console.log): Promise<string | undefined> {
  const found = findChromium();
  if (found) return found;
  if (isRootOnDebian()) {
    print("browser        There is no Chromium here: installing it by apt-get, which takes a minute or two …");
    const quiet = { DEBIAN_FRONTEND: "noninteractive" };
    await runCommand(root, "apt-get", ["update", "-q"], quiet);
    // Older systems have only the whole browser.
    for (const name of ["chromium-headless-shell", "chromium"]) {
      await runCommand(root, "apt-get", ["install", "-y", "-q", "--no-install-recommends", name], quiet);
      const installed = findChromium();
      if (installed) return installed;
    }
  }
  print("browser        There is no Chromium here: asking Playwright to install one, which takes a minute or two …");
  await runCommand(root, "playwright", ["install", "chromium"]);
  return findChromium();
}
