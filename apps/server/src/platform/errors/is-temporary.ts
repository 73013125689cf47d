/**
 * SQLSTATE codes of temporary errors: connection errors (08), out of disk space or connections (53), shut down,
 * starting or canceled (57), files that cannot be read or written (58), a read-only database (25006), an idle
 * transaction that was ended (25P03), and conflicts between transactions (40001, 40P01, 55P03).
 */
const SQL_STATES = /^(?:08|53|57|58|25006$|25P03$|40001$|40P01$|55P03$)/;

/** Errors of the network to the database, and of the disk with the files. */
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

/** Messages of errors that have no code, or, for a plan from before a migration, a code that is too general. */
const DRIVER_MESSAGES =
  /cached plan must not change result type|timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|not queryable|connection is renewed/;

/** Whether an error is temporary: the caller did nothing wrong, and the same call may succeed later. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return SQL_STATES.test(code) || SYSTEM_CODES.has(code) || DRIVER_MESSAGES.test(error.message);
}
