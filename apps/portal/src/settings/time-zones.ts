export interface TimeZone {
  value: string;
  label: string;
}

/** Lists all time zones of the browser with their current UTC offset; the current one is always included. */
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
    return name; // the browser does not know this zone
  }
}
