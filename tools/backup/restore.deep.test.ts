import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { withClient } from "../postgres/open-database.ts";
import { startPostgres } from "../postgres/start-postgres.ts";
import { prepareDataFolder } from "../postgres/prepare-folders.ts";
import { keepSecrets } from "../start/settings/keep-secrets.ts";
import { makeBackup } from "./make-backup.ts";
import { openInstance } from "./open-instance.ts";
import { fill, makeMigrations, migrateWith, putFile, takePicture } from "./stand-ins/drill.ts";

const passphrase = "correct horse battery staple";

test("A killed restore leaves either the former state or the whole backup, on the embedded database", async () => {
  const folder = mkdtempSync(join(tmpdir(), "offertory-kill-"));
  const migrations = makeMigrations(1);
  const make = async (name: string, people: number) => {
    const dataFolder = prepareDataFolder(join(folder, name));
    keepSecrets(dataFolder, {});
    const postgres = await startPostgres({ dataFolder });
    await migrateWith(migrations, postgres.url);
    await withClient({ connectionString: postgres.url }, (client) => fill(client, people));
    for (let number = 0; number < people; number += 50) putFile(dataFolder, `files/${name}/${number}`, name);
    const picture = await takePicture(postgres.url, dataFolder);
    // The backup is made while PostgreSQL is running, and must not stop it.
    if (name === "source") await makeBackup({ file: join(folder, "file"), passphrase, dataFolder, env: {} });
    await postgres.stop();
    return { dataFolder, picture };
  };
  const source = await make("source", 20_000);
  const target = await make("target", 100);
  const outcomes = { former: 0, restored: 0 };
  const script = join(import.meta.dirname, "stand-ins/restore-once.ts");
  let delay = 500;
  while (outcomes.restored === 0) {
    const child = spawn(process.execPath, [script, join(folder, "file"), target.dataFolder, migrations], {
      env: { PATH: process.env["PATH"], OFFERTORY_PASSPHRASE: passphrase },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const ended = once(child, "exit");
    await Promise.race([ended, sleep(delay)]);
    child.kill("SIGKILL");
    await ended;
    delay += 400;
    const instance = await openInstance({ dataFolder: target.dataFolder, databaseUrl: undefined, purpose: "Backup" });
    const picture = await takePicture(instance.url, target.dataFolder);
    await instance.close();
    const isRestored = JSON.stringify(picture["files"]) === JSON.stringify(source.picture["files"]);
    expect(picture).toEqual(isRestored ? source.picture : target.picture);
    outcomes[isRestored ? "restored" : "former"] += 1;
  }
  expect(outcomes.former).toBeGreaterThan(1);
  for (const one of [folder, migrations]) rmSync(one, { recursive: true, force: true });
});
