import { join } from "node:path";
import { refuseClearly } from "../postgres/refusal.ts";
import { findPrograms } from "../start/find-programs.ts";
import { readDataFolder } from "../start/settings/read-settings.ts";
import { runCommand } from "../start/programs/run-command.ts";
import { withProgress } from "../start/messages/show-progress.ts";
import { askPassphrase } from "./ask-passphrase.ts";
import { readArguments } from "./read-arguments.ts";
import { restoreBackup } from "./restore-backup.ts";

const root = join(import.meta.dirname, "../..");

await refuseClearly(async () => {
  const { file, replace } = readArguments(process.argv.slice(2), "npm run restore -- FILE [--replace]", ["--replace"]);
  const passphrase = await askPassphrase(false);
  const migrate = async (url: string, servingUrl?: string) => {
    const env = { ...process.env, DATABASE_URL: servingUrl ?? url, DATABASE_OWNER_URL: servingUrl ? url : "" };
    await runCommand({ file: findPrograms(root).migrate, env, write: () => {}, signal: new AbortController().signal });
  };
  const { manifest, startPid } = await withProgress("Restoring", () =>
    restoreBackup({
      file,
      passphrase,
      dataFolder: readDataFolder(process.env, root),
      env: process.env,
      replace,
      migrationsFolder: join(root, "apps/server/migrations"),
      migrate,
    }),
  );
  console.log(`Restored the backup of ${manifest.madeAt}.`);
  if (isOtherKey(manifest.secrets.encryptionKey)) {
    console.log(
      "OFFERTORY_ENCRYPTION_KEY in the environment is not the key of this backup: remove it, or set the right one.",
    );
  }
  if (startPid && process.platform !== "win32") process.kill(startPid, "SIGUSR2");
  else if (startPid) console.log("Stop npm start and start it again, so that it sees the restored data.");
});

function isOtherKey(encryptionKey: string): boolean {
  const given = process.env["OFFERTORY_ENCRYPTION_KEY"];
  return given !== undefined && given !== "" && given !== encryptionKey;
}
