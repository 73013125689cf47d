import { type Church, postalLines } from "@offertory/contract";

type Address = Pick<Church, "address1" | "city" | "state">;

/** Returns the lines of a church in a list: its street, then its city and state. */
export const addressLines = ({ address1, city, state }: Address): string[] =>
  postalLines({ address1, address2: "", city, state, zip: "" });

/** Returns the church's logo for light pages; null if it has none. */
export const logoOf = ({ settings }: Pick<Church, "settings">): string | null =>
  settings.find(({ keyName }) => keyName === "logoLight")?.value || null;
