const KEY = "offertory-devices";
/** A family's computer; older ones show that a person is there, if that is ever asked for. */
const MAX_DEVICES = 5;

/** What lets this device be known again by the accounts that signed in on it. It opens nothing. */
export interface KnownDevices {
  read(email: string): string | null;
  write(email: string, device: string): void;
}

type Kept = Pick<Storage, "getItem" | "setItem">;

/** Kept by the browser; where it keeps nothing, the device is a new one each time. */
export function openKnownDevices(storage: () => Kept): KnownDevices {
  const readAll = (): [string, string][] => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(KEY) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isPair) : [];
    } catch {
      return [];
    }
  };
  return {
    read: (email) => readAll().find(([known]) => known === spell(email))?.[1] ?? null,
    write(email, device) {
      const others = readAll().filter(([known]) => known !== spell(email));
      try {
        storage().setItem(KEY, JSON.stringify([[spell(email), device], ...others].slice(0, MAX_DEVICES)));
      } catch {
        // A browser that keeps nothing is told nothing.
      }
    },
  };
}

const spell = (email: string): string => email.trim().toLowerCase();
const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");
