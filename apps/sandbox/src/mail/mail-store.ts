import { mkdir } from "node:fs/promises";
import { PRIVATE_FOLDER } from "../files/write-durably.ts";
import type { Envelope, MailContent, MailSummary } from "./mail.ts";
import { listMailFiles, readMailFile, removeMailFiles, writeMailFile } from "./mail-files.ts";
import { newMailId, stampOf } from "./mail-id.ts";
import { readMailIndex, writeMailIndex } from "./mail-index.ts";
import { readMail } from "./read-mail.ts";
import { decodeEntities } from "./decode-entities.ts";

const MAX_EXCERPT_LENGTH = 8_000;

const MAX_READ = 200_000;

const INDEX_DELAY = 250;

export type OpenedMail = { summary: MailSummary; source: Buffer; content: MailContent };
export type MailStore = Awaited<ReturnType<typeof openMailStore>>;

/** Stores emails as files. The index of summaries is a cache that saves reading every file at the next start. */
export async function openMailStore(folder: string, { keep = 2_000, now = Date.now } = {}) {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const summaries = new Map<string, MailSummary>();
  const saved = await readMailIndex(folder);
  for (const id of await listMailFiles(folder)) {
    const summary = saved.get(id) ?? (await summarizeFile(folder, id));
    if (summary) summaries.set(id, summary);
  }

  let lastStamp = Math.max(0, ...[...summaries.keys()].map(stampOf));
  let revision = now();
  let indexTimer: NodeJS.Timeout | undefined;
  let indexSaving = Promise.resolve();
  const arriving = new Set<Promise<unknown>>();

  function changed(): void {
    revision += 1;
    indexTimer ??= setTimeout(saveIndex, INDEX_DELAY).unref();
  }

  function saveIndex(): void {
    clearTimeout(indexTimer);
    indexTimer = undefined;
    // If saving the index fails, the next start only takes longer.
    indexSaving = indexSaving.then(() => writeMailIndex(folder, [...summaries.values()])).catch(() => {});
  }

  async function remove(ids: string[]): Promise<void> {
    for (const id of ids) summaries.delete(id);
    changed();
    await removeMailFiles(folder, ids);
  }

  const newestFirst = () => [...summaries.values()].sort((a, b) => (a.id < b.id ? 1 : -1));
  const beyondKept = () =>
    newestFirst()
      .slice(keep)
      .map(({ id }) => id);

  async function add(envelope: Envelope, source: Buffer): Promise<MailSummary> {
    // Strictly rising, so that mails of the same millisecond keep their order.
    lastStamp = Math.max(now(), lastStamp + 1);
    const id = newMailId(lastStamp);
    await writeMailFile(folder, id, { envelope, source });
    const summary = summarize(id, envelope, source.length, await readMail(source));
    summaries.set(id, summary);
    changed();
    if (summaries.size > keep) await remove(beyondKept());
    return summary;
  }

  if (summaries.size > keep) await remove(beyondKept());

  return {
    /** When the promise resolves, the email is synced to disk. */
    async add(envelope: Envelope, source: Buffer): Promise<MailSummary> {
      const arrival = add(envelope, source);
      arriving.add(arrival);
      return arrival.finally(() => arriving.delete(arrival));
    },
    newestFirst,
    find: (id: string): MailSummary | undefined => summaries.get(id),
    async read(id: string): Promise<OpenedMail | undefined> {
      const summary = summaries.get(id);
      if (!summary) return undefined;
      const stored = await readMailFile(folder, id);
      return stored && { summary, source: stored.source, content: await readMail(stored.source) };
    },
    markRead(id: string): void {
      const summary = summaries.get(id);
      if (!summary || summary.read) return;
      summary.read = true;
      changed();
    },
    remove: (id: string): Promise<void> => remove([id]),
    removeAll: (): Promise<void> => remove([...summaries.keys()]),
    /** Changes whenever the inbox shows something else. */
    revision: (): number => revision,
    async close(): Promise<void> {
      await Promise.allSettled(arriving);
      saveIndex();
      await indexSaving;
    },
  };
}

async function summarizeFile(folder: string, id: string): Promise<MailSummary | undefined> {
  const stored = await readMailFile(folder, id);
  return stored && summarize(id, stored.envelope, stored.source.length, await readMail(stored.source));
}

function summarize(id: string, envelope: Envelope, size: number, content: MailContent): MailSummary {
  const received = new Date(stampOf(id)).toISOString();
  return {
    id,
    from: content.from || envelope.from,
    fromName: content.fromName,
    to: envelope.to,
    subject: content.subject,
    date: content.date || received,
    received,
    excerpt: excerptMail(content),
    size,
    read: false,
  };
}

/** The email's text on one line, for the list and for the search. */
function excerptMail(mail: { text: string; html: string }): string {
  const words = mail.text.trim() ? mail.text.slice(0, MAX_READ) : textOfHtml(mail.html.slice(0, MAX_READ));
  return words.replace(/\s+/g, " ").trim().slice(0, MAX_EXCERPT_LENGTH);
}

function textOfHtml(html: string): string {
  const unseen = /<(style|script|title)\b[^<>]*>[^<]*(?:<\/\1\s*>)?/gi;
  return decodeEntities(html.replace(unseen, " ").replace(/<[^<>]*>/g, " "));
}
