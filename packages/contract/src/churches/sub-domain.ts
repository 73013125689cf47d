/**
 * Suggests a subdomain from the church's name: lower case, without the words christian and church and without spaces.
 */
export const defaultSubDomain = (churchName: string): string =>
  churchName
    .toLowerCase()
    .replace(/\b(christian|church)\b/g, "")
    .replace(/\s+/g, "");

/** Returns whether the value is a valid label of a host name. */
export const isSubDomain = (value: string): boolean => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(value);

/** Turns the value into a valid label of a host name; empty when no valid character is left. */
export const tidySubDomain = (value: string): string =>
  value
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9-]/g, "")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);
