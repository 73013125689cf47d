import { NoAnswer, Refused } from "./call-errors.ts";

interface ServiceRequest {
  body?: unknown;
  headers?: Record<string, string> | undefined;
}

/** The body of a refusal. A refused gift is answered with status 200 and this body. */
interface Refusal {
  code?: string;
  message?: string;
  error?: string;
  raw?: { message?: string };
  values?: { reason?: string };
}

/**
 * Calls a service without a token or cookies: a visitor of a public page gives as a guest, even if signed in elsewhere.
 */
export async function askService<Answer>(
  url: string,
  { body, headers }: ServiceRequest = {},
): Promise<Partial<Answer>> {
  let status: number;
  let text: string;
  try {
    const answer = await fetch(url, {
      ...(body === undefined
        ? { headers: { ...headers } }
        : {
            method: "POST",
            headers: { "content-type": "application/json", ...headers },
            body: JSON.stringify(body),
          }),
      credentials: "omit",
      referrerPolicy: "origin",
    });
    status = answer.status;
    text = await answer.text();
  } catch {
    throw new NoAnswer();
  }
  // Any other answer, such as an error page of a proxy, does not show what became of the request.
  if (status >= 500 || !text.startsWith("{")) throw new NoAnswer();
  const read: Partial<Answer> & Refusal = parse(text);
  const { code, raw, error, message, values } = read;
  if (status >= 400 || raw?.message || error)
    throw new Refused(raw?.message || error || message || "", code, values?.reason);
  return read;
}

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    throw new NoAnswer();
  }
}
