import type { FastifyInstance } from "fastify";
import { refuse } from "../web/refuse.ts";
import { BODY_POLICY, mailBody } from "./mail-body.ts";
import { NO_SUCH_MAIL } from "./mail.routes.ts";
import type { MailStore } from "./mail-store.ts";

type ById = { Params: { id: string } };
type ByNumber = { Params: { id: string; number: string } };

/** Serves an email's body, source and attachments under policies that block scripts. */
export function mailParts(web: FastifyInstance, store: MailStore): void {
  web.get<ById>("/mail/:id/body", async (request, reply) => {
    const mail = await store.read(request.params.id);
    if (!mail) return refuse(request, reply, 404, NO_SUCH_MAIL);
    return reply
      .header("content-security-policy", BODY_POLICY)
      .header("x-frame-options", "SAMEORIGIN")
      .header("referrer-policy", "no-referrer")
      .type("text/html; charset=utf-8")
      .send(mailBody(mail.content));
  });

  web.get<ById>("/mail/:id/source", async (request, reply) => {
    const mail = await store.read(request.params.id);
    if (!mail) return refuse(request, reply, 404, NO_SUCH_MAIL);
    return reply.type("text/plain; charset=utf-8").send(mail.source);
  });

  web.get<ByNumber>("/mail/:id/attachments/:number", async (request, reply) => {
    const mail = await store.read(request.params.id);
    const attachment = mail?.content.attachments[Number(request.params.number) - 1];
    if (!attachment) return refuse(request, reply, 404, "This attachment is not here.");
    return reply
      .header("content-disposition", `attachment; filename*=UTF-8''${encodeName(attachment.name)}`)
      .type("application/octet-stream")
      .send(Buffer.from(attachment.bytes));
  });
}

function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
}
