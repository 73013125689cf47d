import { z } from "zod";
import type { Encryption } from "../encryption/encryption.ts";

export const Email = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** The sender's display name: the church in whose name it is sent. Absent in emails about an account. */
  fromName: z.string().optional(),
  /** The address that answers go to, if it is not the sender's. */
  replyTo: z.string().optional(),
});
export type Email = z.output<typeof Email>;

const Encrypted = z.object({ encrypted: z.string() });
export type EncryptedEmail = z.output<typeof Encrypted>;

/**
 * The context that queued emails are encrypted for. In clear, the queue's table and every backup of it would contain
 * links that sign somebody in or set a password.
 */
const ENCRYPTION_CONTEXT = "queued email";

export const encryptEmail = (encryption: Encryption, email: Email): EncryptedEmail => ({
  encrypted: encryption.encrypt(JSON.stringify(email), ENCRYPTION_CONTEXT),
});

/** Decrypts a queued email. An older version of the program queued emails in clear. */
export function openEmail(encryption: Encryption, payload: unknown): Email {
  const { data } = Encrypted.safeParse(payload);
  return Email.parse(data ? JSON.parse(encryption.decrypt(data.encrypted, ENCRYPTION_CONTEXT)) : payload);
}
