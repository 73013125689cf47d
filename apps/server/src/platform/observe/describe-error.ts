/** What the log says of an error: enough to find the place, and nothing that somebody sent. */
export interface LoggedError {
  type: string;
  code?: string;
  message: string;
  stack: string;
  cause?: LoggedError;
}

const MAX_CAUSES = 3;
const MAX_LENGTH = 300;
/** PostgreSQL names tables and columns in these errors, and no values. */
const ABOUT_STATEMENT = /^42/;

/**
 * Libraries put all kinds of things into errors: requests with their headers, rows of the database, what a mail server said. Only the
 * few fields below are logged, and texts without addresses, quotations and whatever could be a token.
 */
export function describeError(error: unknown, causes = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const cause = error.cause && causes < MAX_CAUSES ? describeError(error.cause, causes + 1) : undefined;
  return {
    type: error.name,
    ...(code && { code: scrub(code) }),
    message: ABOUT_STATEMENT.test(code) ? error.message : scrub(error.message),
    stack: framesOf(error),
    ...(cause && { cause }),
  };
}

export const scrub = (text: string): string =>
  text
    .slice(0, MAX_LENGTH * 4)
    .replace(
      /\b[a-z][a-z\d+.-]*:\/\/[^\s"'<>]+/gi,
      (address) =>
        `${address
          .split("/", 3)
          .join("/")
          .replace(/\/\/.*@/, "//")}/…`,
    )
    .replace(/[^\s"'<>@]+@[^\s"'<>@]+/g, "…")
    .replace(/"[^"]*"|'[^']*'|“[^”]*”|`[^`]*`/g, '"…"')
    .replace(/[\w.~+=-]{20,}/g, "…")
    .slice(0, MAX_LENGTH);

/** The lines that name places in the program; the first ones repeat the message. */
const framesOf = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
