import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "../../postgres/refusal.ts";

/** `secret` signs tokens; `encryptionKey` encrypts secrets in the database, and must never be lost. */
export type Secrets = { secret: string; encryptionKey: string };

export const secretsFile = (dataFolder: string): string => join(dataFolder, "secrets.json");

/** Returns the secrets of this data folder, created at the first start, or those of the environment. */
export function keepSecrets(dataFolder: string, env: Record<string, string | undefined>): Secrets {
  const given = { secret: env["OFFERTORY_SECRET"], encryptionKey: env["OFFERTORY_ENCRYPTION_KEY"] };
  for (const [name, value] of Object.entries({
    OFFERTORY_SECRET: given.secret,
    OFFERTORY_ENCRYPTION_KEY: given.encryptionKey,
  })) {
    if (value && !isKey(value)) throw new Refusal(`${name} must be 32 random bytes in base64url (43 characters).`);
  }
  if (given.secret && given.encryptionKey) return { secret: given.secret, encryptionKey: given.encryptionKey };
  const kept = readSecrets(dataFolder) ?? makeSecrets(dataFolder);
  return { secret: given.secret || kept.secret, encryptionKey: given.encryptionKey || kept.encryptionKey };
}

export function readSecrets(dataFolder: string): Secrets | undefined {
  const file = secretsFile(dataFolder);
  if (!existsSync(file)) return undefined;
  const lost = new Refusal(
    `The secrets in ${file} cannot be read: bring the file back from a backup (npm run restore).`,
  );
  // Older folders and backups call the key `sealingKey`.
  let found: Partial<Secrets> & { sealingKey?: string };
  try {
    found = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw lost;
  }
  const { secret, encryptionKey = found.sealingKey } = found;
  if (!secret || !encryptionKey || !isKey(secret) || !isKey(encryptionKey)) throw lost;
  return { secret, encryptionKey };
}

export function writeSecrets(dataFolder: string, secrets: Secrets): void {
  const draft = `${secretsFile(dataFolder)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(secrets), { mode: 0o600, flush: true });
  renameSync(draft, secretsFile(dataFolder));
}

function makeSecrets(dataFolder: string): Secrets {
  if (existsSync(join(dataFolder, "postgres"))) {
    throw new Refusal(
      `${secretsFile(dataFolder)} is missing, and without it the encrypted data cannot be read: bring it back, or restore a backup (npm run restore -- FILE --replace).`,
    );
  }
  const make = () => randomBytes(32).toString("base64url");
  const secrets = { secret: make(), encryptionKey: make() };
  writeSecrets(dataFolder, secrets);
  return secrets;
}

const isKey = (text: string): boolean => /^[A-Za-z0-9_-]+$/.test(text) && Buffer.from(text, "base64url").length === 32;
