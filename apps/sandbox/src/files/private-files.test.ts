import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSandbox } from "../sandbox.ts";

let folder: string;
let before: number;
beforeEach(() => {
  // The loosest umask: files are private only if the code asks for it.
  before = process.umask(0);
  folder = mkdtempSync(join(tmpdir(), "offertory-private-"));
});
afterEach(() => {
  process.umask(before);
  rmSync(folder, { recursive: true, force: true });
});

test("files and folders of the sandbox are readable only by the account that runs it", async () => {
  const sandbox = await openSandbox({
    dataFolder: join(folder, "sandbox"),
    httpPort: 0,
    smtpPort: 0,
    host: "127.0.0.1",
  });
  await sandbox.close();
  const kept = readdirSync(folder, { recursive: true, withFileTypes: true });
  const modes = kept.map((entry) => {
    const mode = statSync(join(entry.parentPath, entry.name)).mode & 0o777;
    return [entry.name, entry.isDirectory() ? mode === 0o700 : mode === 0o600];
  });
  expect(modes.length).toBeGreaterThan(1);
  expect(modes.filter(([, isPrivate]) => !isPrivate)).toEqual([]);
});
