import { existsSync } from "node:fs";
import { join } from "node:path";
import { withClient } from "../postgres/open-database.ts";
import { Refusal } from "../postgres/refusal.ts";
import { keepSecrets, secretsFile } from "../start/settings/keep-secrets.ts";
import { collectEntries } from "./collect-entries.ts";
import { openInstance, readDatabaseUrls } from "./open-instance.ts";
import { checkArchive, openArchive } from "./read-archive.ts";
import { writeArchive } from "./write-archive.ts";

type MakeBackup = {
  file: string;
  passphrase: string;
  dataFolder: string;
  env: Record<string, string | undefined>;
};

/** Writes database, files, sandbox and secrets into one encrypted file, and reads it back to check it. */
export async function makeBackup({ file, passphrase, dataFolder, env }: MakeBackup): Promise<{ tables: number }> {
  if (existsSync(file)) throw new Refusal(`${file} is there already: choose another name, or move it away.`);
  const instance = await openInstance({ dataFolder, ...readDatabaseUrls(env), purpose: "Backup" });
  try {
    const hasSecrets =
      existsSync(secretsFile(dataFolder)) || (env["OFFERTORY_SECRET"] && env["OFFERTORY_ENCRYPTION_KEY"]);
    if (!hasSecrets) {
      throw new Refusal(
        `The secrets are missing (${join(dataFolder, "secrets.json")}): set OFFERTORY_DATA, or OFFERTORY_SECRET and OFFERTORY_ENCRYPTION_KEY, as for npm start.`,
      );
    }
    const secrets = keepSecrets(instance.dataFolder, env);
    await withClient({ connectionString: instance.url }, (client) =>
      writeArchive(file, passphrase, collectEntries({ client, dataFolder: instance.dataFolder, secrets })),
    );
  } finally {
    await instance.close();
  }
  const { shape } = await checkArchive(await openArchive(file, passphrase), file);
  return { tables: shape.tables.length };
}
