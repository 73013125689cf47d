import { randomInt } from "node:crypto";

const ALPHANUMERIC = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** PayPal's ids: capital characters and digits, 17 of them for nearly everything. */
export function newId(length = 17): string {
  return Array.from({ length }, () => ALPHANUMERIC[randomInt(ALPHANUMERIC.length)]).join("");
}

export const newTokenId = (): string => newId(10).toLowerCase();
export const newEventId = (): string => `WH-${newId()}-${newId()}`;
export const newDisputeId = (): string => `PP-R-${newId(3)}-${randomInt(10_000_000, 99_999_999)}`;
