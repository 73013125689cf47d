import { createHmac } from "node:crypto";
import type pg from "pg";
import { ConfigProblem, type Config } from "./config.ts";

const VARIABLES = { secret: "OFFERTORY_SECRET", encryptionKey: "OFFERTORY_ENCRYPTION_KEY" } as const;

const EXPLANATIONS = {
  OFFERTORY_SECRET:
    "Use the secret of the other servers, or the secrets.json that belongs to this database. To change it on purpose, stop all servers and start them with OFFERTORY_NEW_SECRET=yes: everybody has to sign in again, and links in emails end.",
  OFFERTORY_ENCRYPTION_KEY:
    "Use the key of the other servers, or the secrets.json that belongs to this database (it is in every backup): without it the payment gateways' keys cannot be read.",
};

export type Secrets = Pick<Config, "secret" | "encryptionKey"> & {
  /**
   * True when OFFERTORY_SECRET was replaced on purpose. The encryption key cannot be replaced: stored secrets could no
   * longer be decrypted.
   */
  takesNewSecret: boolean;
};

/**
 * Throws when this server's secrets differ from those that the database is used with: it would refuse the other
 * servers' tokens and could not decrypt what they encrypted. The first server stores the fingerprints of its secrets.
 */
export async function checkSecrets(pool: pg.Pool, { takesNewSecret, ...secrets }: Secrets): Promise<void> {
  for (const name of ["secret", "encryptionKey"] as const) {
    const variable = VARIABLES[name];
    const fingerprint = fingerprintOf(variable, secrets[name]);
    const replace = takesNewSecret && name === "secret";
    const { rows } = await pool.query<{ fingerprint: string }>(
      `insert into secret_fingerprints (name, fingerprint) values ($1, $2)
        on conflict (name) do update set fingerprint = case when $3 then $2 else secret_fingerprints.fingerprint end
        returning fingerprint`,
      [variable, fingerprint, replace],
    );
    if (rows[0]?.fingerprint !== fingerprint)
      throw new ConfigProblem(`${variable} is not the one that this database is used with. ${EXPLANATIONS[variable]}`);
  }
}

/** Returns a hash of a secret. It can be stored, because the secrets are long and random and cannot be guessed. */
const fingerprintOf = (variable: string, secret: string): string =>
  createHmac("sha256", Buffer.from(secret, "base64url"))
    .update(`offertory fingerprint ${variable}`)
    .digest("base64url")
    .slice(0, 22);
