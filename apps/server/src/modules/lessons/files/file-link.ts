import { createHmac, timingSafeEqual } from "node:crypto";
import type { Lessons } from "../lessons.ts";
import type { FileRow } from "./file-store.ts";

const ONE_DAY_MS = 86_400_000;

type Signing = Pick<Lessons, "secret" | "now">;

const signatureOf = (secret: string, { churchId, id }: Pick<FileRow, "churchId" | "id">, expires: number): string =>
  createHmac("sha256", secret).update(`lesson file ${churchId} ${id} ${expires}`).digest("base64url");

/**
 * Returns a key that lets anybody with the link download the file for a day. A draft's file needs one because a
 * download link carries no access token.
 */
export function fileKey({ secret, now }: Signing, file: Pick<FileRow, "churchId" | "id">): string {
  const expires = now().getTime() + ONE_DAY_MS;
  return `${expires}.${signatureOf(secret, file, expires)}`;
}

export function isFileKey({ secret, now }: Signing, file: Pick<FileRow, "churchId" | "id">, key: string): boolean {
  const [until = "", signature = ""] = key.split(".");
  const expires = Number(until);
  const [sent, own] = [Buffer.from(signature), Buffer.from(signatureOf(secret, file, expires))];
  return sent.length === own.length && timingSafeEqual(sent, own) && now().getTime() < expires;
}
