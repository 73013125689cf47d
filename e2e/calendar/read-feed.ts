/**
 * The lines of an event in a calendar file, by property name and by name with parameters,
 * `DTSTART;TZID=America/Chicago`.
 */
export type FeedEvent = ReadonlyMap<string, string>;

/**
 * Reads a calendar file as calendar programs do: long lines continue after a line break and a space, events are between
 * BEGIN and END.
 */
export function readFeed(text: string): FeedEvent[] {
  const lines = text.replaceAll(/\r\n[ \t]/g, "").split("\r\n");
  const events: Map<string, string>[] = [];
  let open: Map<string, string> | null = null;
  for (const line of lines) {
    const [, name = "", value = ""] = /^([^:]+):(.*)$/.exec(line) ?? [];
    if (line === "BEGIN:VEVENT") open = new Map();
    else if (line === "END:VEVENT" && open) {
      events.push(open);
      open = null;
    } else open?.set(name, value);
  }
  return events;
}
