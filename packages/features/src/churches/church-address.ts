import type { Church } from "@offertory/contract";

type Address = Pick<Church, "address1" | "city" | "state">;

/** Returns the lines of a church in a list: its street, then its city and state. */
export const addressLines = ({ address1, city, state }: Address): string[] =>
  [address1, [city, state].filter(Boolean).join(", ")].filter(Boolean);

/** Returns the church's logo for light pages; null if it has none. */
export const logoOf = ({ settings }: Pick<Church, "settings">): string | null =>
  settings.find(({ keyName }) => keyName === "logoLight")?.value || null;
