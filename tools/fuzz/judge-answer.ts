import { RefusalBody, type Endpoint } from "@offertory/contract";
import { z } from "zod";

/** The parts of an answer that are checked. */
export interface Answer {
  status: number;
  body: string;
  contentType: string;
}

/** A refusal has its own code, and the same sentence in all four fields. */
const NamedRefusal = z.object({
  ...RefusalBody.shape,
  code: z.string().regex(/^[a-z][a-z\d-]*$/),
  errors: z.array(z.string().min(1)).length(1),
});
/** Clients read this one refusal as a bare word. */
const BARE_REFUSALS = new Set(["Forbidden"]);

/** Matches stack traces, our file names, and error texts of PostgreSQL and JavaScript. */
const INSIDE =
  /\n\s+at |node_modules|\/src\/|\.ts:\d|\b(?:select|insert into|delete from|update) [\w"*]+ |syntax error|violates|relation "|invalid input syntax|Cannot read propert|is not a function|is not iterable|undefined \(reading/i;

/** Returns what is wrong with an answer to a call, or null. */
export function judgeAnswer(endpoint: Endpoint, answer: Answer, sent: string): string | null {
  return judgeAnyAnswer(answer, sent) ?? (answer.status < 400 ? judgeSuccess(endpoint, answer) : null);
}

/** Returns what no answer may be, or null: a server error, internal details, or a refusal without a code. */
export function judgeAnyAnswer({ status, body }: Answer, sent: string): string | null {
  if (status >= 500) return "a fault of the server";
  const leak = INSIDE.exec(body);
  if (leak && !sent.includes(leak[0])) return `it tells of its inside: ${leak[0]}`;
  return status >= 400 && !isNamed(body) ? "a refusal without a name" : null;
}

/** Returns where a successful answer differs from the contract, or null. */
function judgeSuccess(endpoint: Endpoint, { body, contentType }: Answer): string | null {
  if (endpoint.format !== "json") return null;
  if (!contentType.startsWith("application/json")) return `an answer of the type ${contentType}`;
  if (endpoint.refusals !== "status" && isRefusal(body)) return isNamed(body) ? null : "a refusal without a name";
  const read = z.safeParse(endpoint.answer, JSON.parse(body));
  return read.success ? null : `not what the contract says: ${read.error.message.slice(0, 300)}`;
}

function isNamed(body: string): boolean {
  if (BARE_REFUSALS.has(body)) return true;
  return NamedRefusal.safeParse(firstOf(body)).success;
}

/** Whether a body is a refusal, with any status. */
export const isRefusal = (body: string): boolean => {
  const first = firstOf(body);
  return typeof first === "object" && first !== null && ("errors" in first || "error" in first);
};

/** Returns the body, or the first item of a list: some endpoints answer a refusal as a list of one. */
function firstOf(body: string): unknown {
  try {
    const read: unknown = JSON.parse(body);
    return Array.isArray(read) ? read[0] : read;
  } catch {
    return null;
  }
}

/** Returns the first of these ids that the answer contains although the request did not name it. */
export const findForeignId = (body: string, sent: string, foreign: ReadonlySet<string>): string | undefined =>
  body.match(/[\w@.-]+/g)?.find((text) => foreign.has(text) && !sent.includes(text));
