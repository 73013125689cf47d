/** An error as it is logged: enough to find the place in the code, without user input. */
export interface LoggedError {
  type: string;
  code?: string;
  message: string;
  stack: string;
  cause?: LoggedError;
}

const MAX_CAUSES = 3;
const MAX_LENGTH = 300;
/** SQLSTATE class 42, errors in a statement: their messages name tables and columns, but contain no values. */
const ABOUT_STATEMENT = /^42/;

/**
 * Describes an error for the log. Libraries attach request headers, database rows or mail server answers to errors, so
 * only these few fields are logged, and their texts without addresses, quotations and possible tokens.
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

/** Removes email addresses, and everything after the host of a URL. */
function dropAddress(word: string): string {
  const start = word.search(/[a-z]{1,20}:\/\//i);
  if (start >= 0) {
    const url = URL.parse(word.slice(start));
    return `${word.slice(0, start)}${url ? `${url.protocol}//${url.host}/` : ""}…`;
  }
  return word.includes("@") ? "…" : word;
}

/** Removes the text from the first quotation mark to the last, or to the end if there is only one. */
function dropQuotations(text: string): string {
  const plain = text.replace(/(?<=\p{L})'(?=\p{L})/gu, "’");
  const first = plain.search(MARK);
  if (first < 0) return plain;
  const last = [...plain.matchAll(MARKS)].at(-1)?.index ?? first;
  return `${plain.slice(0, first)}"…"${last > first ? plain.slice(last + 1) : ""}`;
}

const MARK = /["'`“”]/;
const MARKS = /["'`“”]/g;

/** Returns the stack without its first lines, which repeat the message. */
const framesOf = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
