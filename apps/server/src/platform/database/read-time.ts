import pg from "pg";

const readSlowly: (text: string) => Date = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ, "text");

/**
 * A time as PostgreSQL writes it, such as `2026-11-15 10:00:00.5+00`. The engine reads its own form of it many times faster than the
 * driver's patterns do, and lists are full of times; what has another form, as before Christ or without an end, is left to the driver.
 */
export function readTime(text: string): Date {
  if (text[4] === "-" && text[10] === " ") {
    const zone = text.length - 3;
    const isWholeHours = text[zone] === "+" || text[zone] === "-";
    const time = new Date(`${text.slice(0, 10)}T${text.slice(11)}${isWholeHours ? ":00" : ""}`);
    if (!Number.isNaN(time.getTime())) return time;
  }
  return readSlowly(text);
}

/** The same time in the form in which answers carry it, `2026-11-15T10:00:00.500Z`, without a date in between. */
export function readIsoTime(text: string): string {
  const end = text.length - 3;
  const isUtc = text[4] === "-" && text[10] === " " && end >= 19 && text.endsWith("+00");
  if (!isUtc) return readTime(text).toISOString();
  const parts = end === 19 ? "000" : text.slice(20, Math.min(end, 23)).padEnd(3, "0");
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${parts}Z`;
}
