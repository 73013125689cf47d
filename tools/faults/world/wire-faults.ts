/** The faults of the wire: they happen on the way to the provider, on the way back, or at the provider. */
export const FAULT_KINDS = [
  "drop-before",
  "drop-after",
  "429",
  "500",
  "500-done",
  "500-saved",
  "500-saved-undone",
  "502-html",
  "502-html-done",
  "502-json",
  "502-json-done",
  "200-empty",
  "200-empty-done",
  "delay-before",
  "delay-after",
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface WireFault {
  kind: FaultKind;
  /** The beginning of the calls that it affects, such as `POST /v1/refunds`. */
  match: string;
  /** How many calls it applies to. */
  times: number;
  delayMs: number;
}

/** Whether the provider does the work although its answer is replaced. */
export const isDone = (kind: FaultKind): boolean =>
  kind === "drop-after" || kind === "500-saved" || kind.startsWith("delay") || kind.endsWith("-done");

const BROKEN = JSON.stringify({ error: { type: "api_error", message: "An unexpected error occurred." } });
const TOO_MANY = JSON.stringify({ error: { type: "invalid_request_error", code: "rate_limit", message: "Too many." } });
const JSON_TYPE = "application/json";

export interface ReplacementAnswer {
  status: number;
  type: string;
  body: string;
}

/** Returns the answer in place of the real one; null when the connection just ends. */
export function replacementAnswer(kind: FaultKind): ReplacementAnswer | null {
  if (kind.startsWith("drop")) return null;
  if (kind === "429") return { status: 429, type: JSON_TYPE, body: TOO_MANY };
  if (kind.startsWith("502-html")) return { status: 502, type: "text/html", body: "<h1>502 Bad Gateway</h1>" };
  if (kind.startsWith("502-json")) return { status: 502, type: JSON_TYPE, body: '{"message":"bad gateway"}' };
  if (kind.startsWith("200-empty")) return { status: 200, type: JSON_TYPE, body: "{}" };
  return { status: 500, type: JSON_TYPE, body: BROKEN };
}
