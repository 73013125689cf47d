/**
 * What PostgreSQL says when it cannot do its work just now: connections (08), no room on the disk or for connections (53), ended,
 * starting or cancelled (57), a file that cannot be read or written (58), no writes here (25006), a transaction that was left (25P03),
 * and two transactions in each other's way (40001, 40P01, 55P03).
 */
const SQL_STATES = /^(?:08|53|57|58|25006$|25P03$|40001$|40P01$|55P03$)/;

/** The way to the database, or the disk with the files. */
const SYSTEM_CODES = new Set([
  "EAI_AGAIN",
  "ECONNABORTED",
  "ECONNREFUSED",
  "ECONNRESET",
  "EDQUOT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "ENOSPC",
  "ENOTFOUND",
  "EPIPE",
  "EROFS",
  "ETIMEDOUT",
]);

/** The driver's own errors have no code; a plan from before a migration has one that says too little. */
const DRIVER_WORDS =
  /cached plan must not change result type|timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|not queryable|connection is renewed/;

/** Whether it may pass by itself: then the same call is worth another try, and it is not the caller's fault. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return SQL_STATES.test(code) || SYSTEM_CODES.has(code) || DRIVER_WORDS.test(error.message);
}
