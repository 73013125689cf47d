import { restoreBackup } from "../restore-backup.ts";
import { migrateWith } from "./drill.ts";

/** Runs one restore in its own process, for a test that kills it. */
const [file = "", dataFolder = "", migrationsFolder = ""] = process.argv.slice(2);
await restoreBackup({
  file,
  dataFolder,
  passphrase: process.env["OFFERTORY_PASSPHRASE"] ?? "",
  env: {},
  replace: true,
  migrationsFolder,
  migrate: (url) => migrateWith(migrationsFolder, url),
});
