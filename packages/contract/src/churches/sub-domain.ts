/** What a church's address begins with unless it chooses otherwise: its name without christian, church and spaces. */
export const defaultSubDomain = (churchName: string): string =>
  churchName
    .toLowerCase()
    .replace(/\b(christian|church)\b/g, "")
    .replace(/\s+/g, "");

/** A name that can stand before a dot in a host name. */
export const isSubDomain = (value: string): boolean => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(value);

/** The nearest name that can stand in a host name, or an empty text when nothing is left. */
export const tidySubDomain = (value: string): string =>
  value
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9-]/g, "")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);
