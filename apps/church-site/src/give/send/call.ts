import type { Give } from "../give-context.ts";

/** What a call says when it refuses; a gift that was refused is told so in an answer of 200. */
export interface Refused {
  code?: string;
  message?: string;
  error?: string;
  raw?: { message?: string };
}

interface Asked {
  body?: unknown;
  headers?: Record<string, string>;
}

/** The answer never came: what became of the request, nobody knows. */
export class NoAnswer extends Error {}

/** One call of a service. Whoever is signed in elsewhere gives as a visitor here. */
export async function call<Answer>(
  { givingApi: service }: Pick<Give, "givingApi">,
  path: string,
  { body, headers = {} }: Asked = {},
): Promise<Answer & Refused> {
  let status: number;
  let text: string;
  try {
    const answer = await fetch(service + path, {
      method: body === undefined ? "GET" : "POST",
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
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
  try {
    const read: Answer & Refused = JSON.parse(text);
    return read;
  } catch {
    throw new NoAnswer();
  }
}
