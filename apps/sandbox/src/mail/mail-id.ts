import { randomBytes } from "node:crypto";

const MAIL_ID = /^\d{13}-[0-9a-f]{8}$/;

/** Returns an id that sorts by arrival: milliseconds since 1970, then random digits. */
export function newMailId(stamp: number): string {
  return `${String(stamp).padStart(13, "0")}-${randomBytes(4).toString("hex")}`;
}

export function isMailId(text: string): boolean {
  return MAIL_ID.test(text);
}

export function stampOf(id: string): number {
  return Number(id.slice(0, 13));
}
