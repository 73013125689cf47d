/** Something that was said and has not reached the server, or was refused by it. */
export interface OutboxItem {
  clientId: string;
  conversationId: string;
  content: string;
  /** When it was said, as the device's clock has it. */
  at: string;
  /** Why the server refused it; null while it waits for the line. */
  refused: string | null;
  /** The status and the code of the refusal, which name its sentence. */
  status?: number | undefined;
  code?: string | undefined;
}

export const outboxName = (churchId: string, personId: string): string => `offertory-outbox ${churchId} ${personId}`;

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

/** The name of a message before the server knows it; browsers make no ready ones on a page that is not served securely. */
export const newClientId = (): string =>
  crypto.getRandomValues(new Uint8Array(16)).reduce((name, byte) => name + byte.toString(16).padStart(2, "0"), "");
