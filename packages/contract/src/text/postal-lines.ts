interface PostalAddress {
  address1: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
  country?: string;
}

/** Countries that write the postal code before the city, as the Universal Postal Union lists them. */
const CODE_BEFORE_CITY =
  "AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IL IS IT LT LU LV MX NL NO PH PL PT RO RS SE SI SK TR".split(" ");
/** Countries that write the postal code on a line of its own, below the city. */
const CODE_BELOW_CITY = "GB IE RU UA".split(" ");

/** Returns the lines of an address as on an envelope in its country, without empty lines. */
export function postalLines({ address1, address2, city, state, zip, country = "" }: PostalAddress): string[] {
  const code = codeOf(country.trim());
  return [address1, address2, ...cityLines(code, city.trim(), state.trim(), zip.trim()), country]
    .map((line) => line.trim())
    .filter(Boolean);
}

function cityLines(code: string, city: string, state: string, zip: string): string[] {
  if (CODE_BEFORE_CITY.includes(code)) return [joined(", ", joined(" ", zip, city), code === "MX" ? state : "")];
  if (CODE_BELOW_CITY.includes(code)) return [city, joined(" ", state, zip)];
  return [joined(", ", city, joined(" ", state, zip))];
}

const joined = (separator: string, ...parts: string[]): string => parts.filter(Boolean).join(separator);

/** Returns the ISO code of a country that is written as a code or by its English name; "" for another one. */
function codeOf(country: string): string {
  const upper = country.toUpperCase();
  const names = new Intl.DisplayNames("en", { type: "region" });
  return [...CODE_BEFORE_CITY, ...CODE_BELOW_CITY].find((code) => code === upper || names.of(code) === country) ?? "";
}
