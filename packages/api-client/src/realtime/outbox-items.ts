/** A message that has not reached the server, or that the server refused. */
export interface OutboxItem {
  clientId: string;
  conversationId: string;
  content: string;
  /** When it was typed, by the device's clock. */
  at: string;
  /** Why the server refused it; null while it waits to be sent. */
  refused: string | null;
  /** The status and code of the refusal, which select the translated message. */
  status?: number | undefined;
  code?: string | undefined;
}

const isItem = (value: unknown): value is OutboxItem =>
  value instanceof Object &&
  "clientId" in value &&
  typeof value.clientId === "string" &&
  "conversationId" in value &&
  typeof value.conversationId === "string" &&
  "content" in value &&
  typeof value.content === "string" &&
  "at" in value &&
  typeof value.at === "string" &&
  "refused" in value &&
  (value.refused === null || typeof value.refused === "string");

export function readItems(text: string | null): OutboxItem[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? kept.filter(isItem) : [];
  } catch {
    return [];
  }
}

/**
 * Creates the id of a message before the server knows it. crypto.randomUUID is missing on pages that are not secure.
 */
export const newClientId = (): string =>
  crypto.getRandomValues(new Uint8Array(16)).reduce((name, byte) => name + byte.toString(16).padStart(2, "0"), "");
