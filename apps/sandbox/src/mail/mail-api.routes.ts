import type { FastifyInstance } from "fastify";
import { refuse } from "../web/refuse.ts";
import { queryText } from "../web/query-text.ts";
import { findLinks } from "./find-links.ts";
import { NO_SUCH_MAIL } from "./mail.routes.ts";
import type { MailStore, OpenedMail } from "./mail-store.ts";
import { filterMails } from "./search-mails.ts";

const MAX_MAILS = 500;
const DEFAULT_MAILS = 100;

/** Serves the emails as JSON. */
export function mailApi(web: FastifyInstance, store: MailStore): void {
  web.get("/api/mail", async (request, reply) => {
    const after = readTime(queryText(request, "after"));
    const limit = Number(queryText(request, "limit") || DEFAULT_MAILS);
    if (Number.isNaN(after))
      return refuse(request, reply, 400, "after is a time: ISO 8601, or milliseconds since 1970.");
    if (!Number.isInteger(limit) || limit < 1) return refuse(request, reply, 400, "limit is a whole number from 1.");
    const filter = { to: queryText(request, "to"), subject: queryText(request, "subject"), after };
    const found = filterMails(store.newestFirst(), filter).slice(0, Math.min(limit, MAX_MAILS));
    const mails = [];
    for (const { id } of found) {
      const mail = await store.read(id);
      if (mail) mails.push(toJson(mail));
    }
    return { mails };
  });

  web.get<{ Params: { id: string } }>("/api/mail/:id", async (request, reply) => {
    const mail = await store.read(request.params.id);
    return mail ? toJson(mail) : refuse(request, reply, 404, NO_SUCH_MAIL);
  });

  web.delete("/api/mail", async () => {
    const deleted = store.newestFirst().length;
    await store.removeAll();
    return { deleted };
  });
}

function toJson({ summary, content }: OpenedMail) {
  const { id, from, fromName, to, subject, date, received, read } = summary;
  const { text, html, attachments } = content;
  return {
    id,
    from,
    fromName,
    to,
    subject,
    date,
    received,
    read,
    text,
    html,
    links: findLinks(content),
    attachments: attachments.map(({ name, type, bytes }) => ({ name, type, size: bytes.length })),
  };
}

function readTime(text: string): number | undefined {
  if (text === "") return undefined;
  return /^\d+$/.test(text) ? Number(text) : Date.parse(text);
}
