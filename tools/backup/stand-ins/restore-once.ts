import { restoreBackup } from "../restore-backup.ts";
import { migrateWith } from "./drill.ts";

/** One restore in a process of its own, for a test that kills it. */
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
