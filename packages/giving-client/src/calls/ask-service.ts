import { NoAnswer, Refused } from "./call-errors.ts";

interface Asked {
  body?: unknown;
  headers?: Record<string, string> | undefined;
}

/** What a call says when it refuses; a gift that was refused is told so in an answer of 200. */
interface Refusal {
  code?: string;
  message?: string;
  error?: string;
  raw?: { message?: string };
}

/** One call of a service, as nobody: whoever is signed in elsewhere gives as a visitor here. */
export async function askService<Answer>(url: string, { body, headers }: Asked = {}): Promise<Partial<Answer>> {
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
  // An answer that is none of ours (a proxy's page, say) tells nothing of what became of the request.
  if (status >= 500 || !text.startsWith("{")) throw new NoAnswer();
  const read: Partial<Answer> & Refusal = parse(text);
  const { code, raw, error, message } = read;
  if (status >= 400 || raw?.message || error) throw new Refused(raw?.message || error || message || "", code);
  return read;
}

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    throw new NoAnswer();
  }
}
