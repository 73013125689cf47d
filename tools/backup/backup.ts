import { statSync } from "node:fs";
import { join } from "node:path";
import { refuseClearly } from "../postgres/refusal.ts";
import { readDataFolder } from "../start/settings/read-settings.ts";
import { withProgress } from "../start/messages/show-progress.ts";
import { askPassphrase } from "./ask-passphrase.ts";
import { makeBackup } from "./make-backup.ts";
import { readArguments } from "./read-arguments.ts";

const root = join(import.meta.dirname, "../..");

await refuseClearly(async () => {
  const { file } = readArguments(process.argv.slice(2), "npm run backup -- FILE", []);
  const passphrase = await askPassphrase(true);
  const dataFolder = readDataFolder(process.env, root);
  const { tables } = await withProgress("Backing up", () =>
    makeBackup({ file, passphrase, dataFolder, env: process.env }),
  );
  const kilobytes = statSync(file).size / 1000;
  const size = kilobytes < 1000 ? `${kilobytes.toFixed(0)} kB` : `${(kilobytes / 1000).toFixed(1)} MB`;
  console.log(`Wrote and checked ${file}: ${tables} tables, files and secrets, ${size}, encrypted.`);
  console.log("Keep the passphrase apart from the file: without it nobody can open the backup, nor can you.");
});
