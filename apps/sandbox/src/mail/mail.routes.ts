import type { FastifyInstance } from "fastify";
import { confirmPage } from "../pages/confirm-page.ts";
import { sendPage } from "../pages/send-page.ts";
import { refuse } from "../web/refuse.ts";
import { queryText } from "../web/query-text.ts";
import { inboxPage } from "./inbox-page.ts";
import { mailPage } from "./mail-page.ts";
import type { MailStore } from "./mail-store.ts";
import { pageOfMails } from "./page-of-mails.ts";

type ById = { Params: { id: string } };

const NOTICES: Record<string, string> = { one: "The mail is deleted.", all: "All mail is deleted." };
export const NO_SUCH_MAIL = "This mail is not here. It may have been deleted.";

/** Serves the inbox's HTML pages. */
export function mailPages(web: FastifyInstance, store: MailStore): void {
  web.get("/mail", (request, reply) => {
    const search = { text: queryText(request, "text"), to: queryText(request, "to") };
    const page = pageOfMails(store.newestFirst(), search, queryText(request, "before"));
    const notice = NOTICES[queryText(request, "deleted")] ?? "";
    return sendPage(reply, inboxPage({ ...page, ...search, notice, revision: store.revision() }));
  });

  web.get("/mail/revision", () => ({ revision: store.revision() }));

  web.get<ById>("/mail/:id", async (request, reply) => {
    const mail = await store.read(request.params.id);
    if (!mail) return refuse(request, reply, 404, NO_SUCH_MAIL);
    store.markRead(request.params.id);
    return sendPage(reply, mailPage(mail, queryText(request, "view")));
  });

  web.get<ById>("/mail/:id/delete", (request, reply) => {
    const mail = store.find(request.params.id);
    if (!mail) return refuse(request, reply, 404, NO_SUCH_MAIL);
    return sendPage(
      reply,
      confirmPage({
        title: "Delete this mail?",
        body: `“${mail.subject || "(no subject)"}” to ${mail.to.join(", ") || "nobody"} will be gone for good.`,
        action: `/mail/${mail.id}/delete`,
        confirm: "Delete the mail",
        cancel: "Keep it",
        back: `/mail/${mail.id}`,
      }),
    );
  });

  web.post<ById>("/mail/:id/delete", async (request, reply) => {
    if (!store.find(request.params.id)) return refuse(request, reply, 404, NO_SUCH_MAIL);
    await store.remove(request.params.id);
    return reply.redirect("/mail?deleted=one", 303);
  });

  web.get("/mail/delete-all", (_request, reply) => {
    const count = store.newestFirst().length;
    return sendPage(
      reply,
      confirmPage({
        title: count === 1 ? "Delete the only mail?" : `Delete all ${count} mails?`,
        body: "They will be gone for good, for every recipient.",
        action: "/mail/delete-all",
        confirm: "Delete all",
        cancel: "Keep them",
        back: "/mail",
      }),
    );
  });

  web.post("/mail/delete-all", async (_request, reply) => {
    await store.removeAll();
    return reply.redirect("/mail?deleted=all", 303);
  });
}
