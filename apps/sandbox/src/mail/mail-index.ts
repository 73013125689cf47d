import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeDurably } from "../files/write-durably.ts";
import type { MailSummary } from "./mail.ts";

const INDEX_FILE = "index.json";
const VERSION = 1;

/**
 * Returns the saved summaries. A missing or damaged index counts as empty: all of it can be read from the emails again.
 */
export async function readMailIndex(folder: string): Promise<Map<string, MailSummary>> {
  try {
    const value: unknown = JSON.parse(await readFile(join(folder, INDEX_FILE), "utf8"));
    if (typeof value !== "object" || value === null || !("version" in value) || !("mails" in value)) return new Map();
    if (value.version !== VERSION || !Array.isArray(value.mails)) return new Map();
    return new Map(value.mails.filter(isSummary).map((summary) => [summary.id, summary]));
  } catch {
    return new Map();
  }
}

export async function writeMailIndex(folder: string, summaries: MailSummary[]): Promise<void> {
  await writeDurably(join(folder, INDEX_FILE), JSON.stringify({ version: VERSION, mails: summaries }));
}

function isSummary(value: unknown): value is MailSummary {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map(Object.entries(value));
  const texts = ["id", "from", "fromName", "subject", "date", "received", "excerpt"];
  const to: unknown = fields.get("to");
  return (
    texts.every((name) => typeof fields.get(name) === "string") &&
    Array.isArray(to) &&
    to.every((address) => typeof address === "string") &&
    typeof fields.get("size") === "number" &&
    typeof fields.get("read") === "boolean"
  );
}
