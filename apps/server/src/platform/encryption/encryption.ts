import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from "node:crypto";

/** The prefix of encrypted text. Another algorithm would get another number. */
const KIND = "s1.";
const IV_BYTES = 12;
const TAG_BYTES = 16;

export type Encryption = ReturnType<typeof openEncryption>;

/** The text cannot be decrypted: it was encrypted with another key, changed, or copied to another context. */
export class DecryptionFailed extends Error {}

/**
 * Encrypts secrets in the database and its backups by AES-256-GCM with the installation's key. Each text is bound to a
 * context, so that an encrypted key copied to another church's row cannot be decrypted there.
 */
export function openEncryption(encryptionKey: string) {
  const bytes = hkdfSync("sha256", Buffer.from(encryptionKey, "base64url"), "", "offertory sealing", 32);
  const key = createSecretKey(Buffer.from(bytes));

  return {
    encrypt(text: string, encryptionContext: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(encryptionContext));
      const encrypted = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${KIND}${encrypted.toString("base64url")}`;
    },

    decrypt(encrypted: string, encryptionContext: string): string {
      const parts = Buffer.from(encrypted.slice(KIND.length), "base64url");
      if (!encrypted.startsWith(KIND) || parts.length < IV_BYTES + TAG_BYTES)
        throw new DecryptionFailed("This is not encrypted.");
      const tag = parts.subarray(-TAG_BYTES);
      const decipher = createDecipheriv("aes-256-gcm", key, parts.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(encryptionContext)).setAuthTag(tag);
      try {
        return decipher.update(parts.subarray(IV_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
      } catch (cause) {
        throw new DecryptionFailed("What is encrypted here cannot be opened with this installation's key.", { cause });
      }
    },
  };
}
