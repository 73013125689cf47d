import { NoAnswer, Refused } from "@offertory/features/forms";
import { refusalText, type FormStrings } from "./strings.ts";

interface Refusal {
  error?: string;
  errors?: string[];
  code?: string;
  values?: Record<string, string>;
}

interface RequestInput {
  service: string;
  path: string;
  body?: unknown;
  strings: FormStrings;
}

/** Calls a service without a session: signed-in people fill in the form as visitors here. */
export async function call<Answer>({ service, path, body, strings }: RequestInput): Promise<Answer> {
  let status: number;
  let text: string;
  try {
    const answer = await fetch(service + path, {
      method: body === undefined ? "GET" : "POST",
      ...(body !== undefined && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      credentials: "omit",
      referrerPolicy: "origin",
    });
    status = answer.status;
    text = await answer.text();
  } catch {
    throw new NoAnswer();
  }
  const read = parse(text);
  // A response that is not from our server, such as a proxy's error page, does not say whether the request was handled.
  if (status >= 500 || read === undefined) throw new NoAnswer();
  const first: Refusal = (Array.isArray(read) ? read[0] : read) ?? {};
  const message = first.error ?? (status >= 400 ? (first.errors?.[0] ?? "Error") : undefined);
  if (message) throw new Refused(refusalText(strings, { ...first, message }), first.code);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no Zod on this page: what our own server answers is believed
  return read as Answer;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
