import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from "node:crypto";

/** Encrypted text begins so; a later kind of encrypt would begin with another number. */
const KIND = "s1.";
const IV_BYTES = 12;
const TAG_BYTES = 16;

export type Encryption = ReturnType<typeof openEncryption>;

/** The encrypt does not open: the installation's key is another one, or the text was changed or moved to another place. */
export class DecryptionFailed extends Error {}

/**
 * Keeps secrets of others unreadable in the database and its backups: AES-256-GCM with the installation's key. Each is bound to
 * its place, so that a encrypted key copied to another church's row opens nothing.
 */
export function openEncryption(encryptionKey: string) {
  const bytes = hkdfSync("sha256", Buffer.from(encryptionKey, "base64url"), "", "offertory sealing", 32);
  const key = createSecretKey(Buffer.from(bytes));

  return {
    encrypt(text: string, place: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(place));
      const encrypted = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${KIND}${encrypted.toString("base64url")}`;
    },

    decrypt(encrypted: string, place: string): string {
      const parts = Buffer.from(encrypted.slice(KIND.length), "base64url");
      if (!encrypted.startsWith(KIND) || parts.length < IV_BYTES + TAG_BYTES)
        throw new DecryptionFailed("This is not encrypted.");
      const tag = parts.subarray(-TAG_BYTES);
      const decipher = createDecipheriv("aes-256-gcm", key, parts.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
      try {
        return decipher.update(parts.subarray(IV_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
      } catch (cause) {
        throw new DecryptionFailed("What is encrypted here cannot be opened with this installation's key.", { cause });
      }
    },
  };
}
