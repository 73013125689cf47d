import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "../postgres/refusal.ts";

/** `secret` signs tokens; `sealingKey` seals what the database must not hold in the open, and must never be lost. */
export type Secrets = { secret: string; sealingKey: string };

export const secretsFile = (dataFolder: string): string => join(dataFolder, "secrets.json");

/** The secrets of this data folder, made on first start; the environment's, where it names them. */
export function keepSecrets(dataFolder: string, env: Record<string, string | undefined>): Secrets {
  const given = { secret: env["OFFERTORY_SECRET"], sealingKey: env["OFFERTORY_SEALING_KEY"] };
  for (const [name, value] of Object.entries({
    OFFERTORY_SECRET: given.secret,
    OFFERTORY_SEALING_KEY: given.sealingKey,
  })) {
    if (value && !isKey(value)) throw new Refusal(`${name} must be 32 random bytes in base64url (43 characters).`);
  }
  if (given.secret && given.sealingKey) return { secret: given.secret, sealingKey: given.sealingKey };
  const kept = readSecrets(dataFolder) ?? makeSecrets(dataFolder);
  return { secret: given.secret || kept.secret, sealingKey: given.sealingKey || kept.sealingKey };
}

export function readSecrets(dataFolder: string): Secrets | undefined {
  const file = secretsFile(dataFolder);
  if (!existsSync(file)) return undefined;
  const lost = new Refusal(
    `The secrets in ${file} cannot be read: bring the file back from a backup (npm run restore).`,
  );
  let found: Partial<Secrets>;
  try {
    found = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw lost;
  }
  const { secret, sealingKey } = found;
  if (!secret || !sealingKey || !isKey(secret) || !isKey(sealingKey)) throw lost;
  return { secret, sealingKey };
}

export function writeSecrets(dataFolder: string, secrets: Secrets): void {
  const draft = `${secretsFile(dataFolder)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(secrets), { mode: 0o600, flush: true });
  renameSync(draft, secretsFile(dataFolder));
}

function makeSecrets(dataFolder: string): Secrets {
  if (existsSync(join(dataFolder, "postgres"))) {
    throw new Refusal(
      `${secretsFile(dataFolder)} is missing, and without it the sealed data cannot be read: bring it back, or restore a backup (npm run restore -- FILE --replace).`,
    );
  }
  const make = () => randomBytes(32).toString("base64url");
  const secrets = { secret: make(), sealingKey: make() };
  writeSecrets(dataFolder, secrets);
  return secrets;
}

const isKey = (text: string): boolean => /^[A-Za-z0-9_-]+$/.test(text) && Buffer.from(text, "base64url").length === 32;
