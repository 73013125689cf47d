import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod/mini";
import type { Gallery } from "../gallery.ts";
import { UploadFormExpired, UploadFormInvalid } from "../gallery-errors.ts";

export const ONE_HOUR_MS = 3_600_000;
export const MAX_BYTES = 15_000_000;

/** What a signed form permits: uploading one file under one key, until it expires. */
const Policy = z.object({ key: z.string(), uploadId: z.string(), expires: z.number(), mostBytes: z.number() });
export type Policy = z.output<typeof Policy>;

const signatureOf = (secret: string, policy: string): string =>
  createHmac("sha256", secret).update(`gallery upload ${policy}`).digest("base64url");

/** Returns the form fields that precede the file, shaped like those of an S3 POST upload. */
export function signForm({ secret }: Pick<Gallery, "secret">, allowed: Policy): Record<string, string> {
  const policy = Buffer.from(JSON.stringify(allowed)).toString("base64url");
  return { key: allowed.key, policy, signature: signatureOf(secret, policy) };
}

export function readForm(
  { secret, now }: Pick<Gallery, "secret" | "now">,
  fields: ReadonlyMap<string, string>,
): Policy {
  const policy = fields.get("policy") ?? "";
  if (!isSame(fields.get("signature") ?? "", signatureOf(secret, policy))) throw new UploadFormInvalid();
  const allowed = Policy.parse(JSON.parse(Buffer.from(policy, "base64url").toString()));
  if (fields.get("key") !== allowed.key) throw new UploadFormInvalid();
  if (now().getTime() >= allowed.expires) throw new UploadFormExpired();
  return allowed;
}

/** Compares in constant time, so that a signature cannot be guessed byte by byte. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
