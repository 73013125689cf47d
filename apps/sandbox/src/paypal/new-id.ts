import { randomInt } from "node:crypto";

const ALPHANUMERIC = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** Returns an id as PayPal makes them: capital letters and digits, usually 17. */
export function newId(length = 17): string {
  return Array.from({ length }, () => ALPHANUMERIC[randomInt(ALPHANUMERIC.length)]).join("");
}

export const newTokenId = (): string => newId(10).toLowerCase();
export const newEventId = (): string => `WH-${newId()}-${newId()}`;
export const newDisputeId = (): string => `PP-R-${newId(3)}-${randomInt(10_000_000, 99_999_999)}`;
