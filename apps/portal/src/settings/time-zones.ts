export interface TimeZone {
  value: string;
  label: string;
}

/** Every time zone that the browser knows, with its hours from Greenwich now; the one in use is always among them. */
export function listTimeZones(current: string, language: string, now = new Date()): TimeZone[] {
  const names = new Set(["UTC", ...Intl.supportedValuesOf("timeZone"), ...(current ? [current] : [])]);
  return [...names].sort().map((value) => ({ value, label: labelOf(value, language, now) }));
}

function labelOf(zone: string, language: string, now: Date): string {
  const name = zone.replaceAll("_", " ").replaceAll("/", " / ");
  try {
    const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: "shortOffset" }).formatToParts(now);
    const offset = parts.find(({ type }) => type === "timeZoneName")?.value;
    return offset ? `${name} (${offset})` : name;
  } catch {
    return name; // a zone that this browser does not know
  }
}
