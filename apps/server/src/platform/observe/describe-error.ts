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

const scrub = (text: string): string =>
  dropQuotations(text.slice(0, MAX_LENGTH * 4).replace(/\S+/g, dropAddress))
    .replace(/[\w.~+=-]{20,}/g, "…")
    .slice(0, MAX_LENGTH);

/** Of an address of the web its host stays, of a mailbox nothing. */
function dropAddress(word: string): string {
  const start = word.search(/[a-z]{1,20}:\/\//i);
  if (start >= 0) {
    const url = URL.parse(word.slice(start));
    return `${word.slice(0, start)}${url ? `${url.protocol}//${url.host}/` : ""}…`;
  }
  return word.includes("@") ? "…" : word;
}

/** From the first quotation mark to the last, or to the end where only one is there. */
function dropQuotations(text: string): string {
  const plain = text.replace(/(?<=\p{L})'(?=\p{L})/gu, "’");
  const first = plain.search(MARK);
  if (first < 0) return plain;
  const last = [...plain.matchAll(MARKS)].at(-1)?.index ?? first;
  return `${plain.slice(0, first)}"…"${last > first ? plain.slice(last + 1) : ""}`;
}

const MARK = /["'`“”]/;
const MARKS = /["'`“”]/g;

/** The lines that name places in the program; the first ones repeat the message. */
const framesOf = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
