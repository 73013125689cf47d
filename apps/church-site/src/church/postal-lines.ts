import type { Church } from "@offertory/contract";

/** An address as it stands on an envelope, without empty lines. */
export const postalLines = ({ address1, address2, city, state, zip, country }: Church): string[] =>
  [address1, address2, [city, [state, zip].filter(Boolean).join(" ")].filter(Boolean).join(", "), country].filter(
    Boolean,
  );
