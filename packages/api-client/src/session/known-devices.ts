const KEY = "offertory-devices";
/** Enough for a family's computer. Accounts that no longer fit may have to solve a captcha when they sign in. */
const MAX_DEVICES = 5;

/** Stores what identifies this device to the accounts that signed in on it. It grants no access. */
export interface KnownDevices {
  read(email: string): string | null;
  write(email: string, device: string): void;
}

type DeviceStorage = Pick<Storage, "getItem" | "setItem">;

/** Uses the browser's storage. Without it, every sign-in is one of an unknown device. */
export function openKnownDevices(storage: () => DeviceStorage): KnownDevices {
  const readAll = (): [string, string][] => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(KEY) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isPair) : [];
    } catch {
      return [];
    }
  };
  return {
    read: (email) => readAll().find(([known]) => known === normalizeEmail(email))?.[1] ?? null,
    write(email, device) {
      const others = readAll().filter(([known]) => known !== normalizeEmail(email));
      try {
        storage().setItem(KEY, JSON.stringify([[normalizeEmail(email), device], ...others].slice(0, MAX_DEVICES)));
      } catch {
        // Without storage nothing is remembered.
      }
    },
  };
}

const normalizeEmail = (email: string): string => email.trim().toLowerCase();
const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");
