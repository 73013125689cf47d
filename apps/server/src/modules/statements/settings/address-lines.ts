interface Address {
  address1: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
  country?: string;
}

/** Returns the lines of an address as on an envelope, without empty lines. */
export function addressLines({ address1, address2, city, state, zip, country = "" }: Address): string[] {
  const cityLine = [city, [state, zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return [address1, address2, cityLine, country].map((line) => line.trim()).filter(Boolean);
}
