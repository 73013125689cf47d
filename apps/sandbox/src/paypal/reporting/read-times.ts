import { malformed } from "../refusal.ts";

/** Reads a start and an end time from the query, with defaults for missing ones. */
export function readTimes(
  query: URLSearchParams,
  startName: string,
  endName: string,
  usual: { start: number; end: number },
): { start: number; end: number } {
  const read = (name: string, otherwise: number) => {
    const text = query.get(name);
    const time = text === null ? otherwise : Date.parse(text);
    if (Number.isNaN(time)) throw malformed("INVALID_PARAMETER_SYNTAX", "A time as in RFC 3339.", name);
    return time;
  };
  const times = { start: read(startName, usual.start), end: read(endName, usual.end) };
  if (times.start > times.end) throw malformed("INVALID_PARAMETER_VALUE", "The start is after the end.", startName);
  return times;
}
