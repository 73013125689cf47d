/** How the country of a church in the United Kingdom is written: as its ISO code, or by a name. */
const UK_NAMES: ReadonlySet<string> = new Set([
  "GB",
  "UK",
  "UNITED KINGDOM",
  "GREAT BRITAIN",
  "ENGLAND",
  "SCOTLAND",
  "WALES",
  "NORTHERN IRELAND",
]);

/** Whether a church can claim Gift Aid: only British churches with gifts in pounds can. */
export const offersGiftAid = ({ country, currency }: { country: string; currency: string }): boolean =>
  currency === "GBP" && UK_NAMES.has(country.trim().toUpperCase());
