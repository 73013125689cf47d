/** What the donation page in a frame tells the website around it. */
export type EmbedMessage =
  /** The height of the page's content in CSS pixels. */
  | { kind: "height"; height: number }
  /** Escape was pressed on the page. */
  | { kind: "close" }
  /** A gift was made. */
  | ({ kind: "given" } & GivenDetail);

/** The detail of the event `offertory:given`. */
export interface GivenDetail {
  /** In units of the currency, such as 25.5 for $25.50. */
  amount: number;
  currency: string;
  /** Null for a gift that is given once. */
  frequency: string | null;
}

/** Returns the message, or null if another script sent something else. */
export function readEmbedMessage(data: unknown): EmbedMessage | null {
  if (!isRecord(data) || !isRecord(data["offertory"])) return null;
  const { kind, height, amount, currency, frequency } = data["offertory"];
  if (kind === "close") return { kind };
  if (kind === "height" && typeof height === "number" && height > 0 && height < MAX_HEIGHT) return { kind, height };
  if (kind !== "given" || typeof amount !== "number" || typeof currency !== "string") return null;
  return { kind, amount, currency, frequency: typeof frequency === "string" ? frequency : null };
}

/** No donation page is longer; a broken page must not grow without end. */
const MAX_HEIGHT = 10_000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
