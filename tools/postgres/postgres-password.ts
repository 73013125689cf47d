import { createHmac, randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The passwords of PostgreSQL's administrator, of the tables' owner and of the server's role, all derived from one
 * secret.
 */
export type Passwords = { administrator: string; program: string; serving: string };

const secretFile = (dataFolder: string) => join(dataFolder, "postgres-password");

export const hasPasswords = (dataFolder: string): boolean => existsSync(secretFile(dataFolder));

export function keepPasswords(dataFolder: string): Passwords {
  const file = secretFile(dataFolder);
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
    renameSync(draft, file);
  }
  const secret = readFileSync(file, "utf8").trim();
  const derive = (name: string) => createHmac("sha256", secret).update(name).digest("base64url");
  return { administrator: derive("administrator"), program: derive("program"), serving: derive("serving") };
}
