/** The key is invalid: it could be a path outside the storage folder. */
class KeyRefused extends Error {}

const PART = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

export function checkKey(key: string): string[] {
  const parts = key.split("/");
  if (parts.length > 12 || !parts.every((part) => PART.test(part))) throw new KeyRefused(`Not a key: ${key}`);
  return parts;
}

export const isKey = (key: string): boolean => {
  try {
    return checkKey(key).length > 0;
  } catch {
    return false;
  }
};
