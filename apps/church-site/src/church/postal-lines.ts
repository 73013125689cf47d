import type { Church } from "@offertory/contract";

type Address = Pick<Church, "address1" | "address2" | "city" | "state" | "zip" | "country">;

/** Returns the lines of a postal address, without empty ones. */
export const postalLines = ({ address1, address2, city, state, zip, country }: Address): string[] =>
  [address1, address2, [city, [state, zip].filter(Boolean).join(" ")].filter(Boolean).join(", "), country].filter(
    Boolean,
  );
