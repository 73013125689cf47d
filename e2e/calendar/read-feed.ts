/** Lines of an event in a feed: by their names, and with what stands between name and value, `DTSTART;TZID=America/Chicago`. */
export type FeedEvent = ReadonlyMap<string, string>;

/** Reads a feed as calendar programs do: long lines go on after a break and a space, events stand between BEGIN and END. */
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
