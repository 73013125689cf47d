import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import { openFormPage, type ReadFormPage } from "./form-page.ts";
import { languageOf } from "../../platform/pages/language-of.ts";
import { openPublicPageHeaders } from "./public-page-headers.ts";
import { sendHtml } from "../../platform/pages/send-html.ts";

/** Serves the public pages of forms from the site's built files. Returns whether the path was a form's page. */
export function formPages(config: Config, dist: string, readFormPage: ReadFormPage) {
  const renderPage = openFormPage(dist);
  const { givingApi, membershipApi, setHeaders } = openPublicPageHeaders(config);
  const { apps } = config;

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    subDomain: string | null,
  ): Promise<boolean> => {
    const match = renderPage ? formPath(path, subDomain) : null;
    const page = match && (await readFormPage(match.subDomain, match.formId));
    if (!page || !renderPage) return false;
    const nonce = setHeaders(reply, page.giving?.gateways ?? []);
    reply.header("x-robots-tag", "noindex");
    if (page.standing === "missing") reply.code(404);
    const language = languageOf(request);
    const { formId, home } = match;
    const html = await renderPage({ page, formId, language, nonce, apps, home, givingApi, membershipApi });
    sendHtml(request, reply, html);
    return true;
  };
}

/** Returns the church and the form that a path names, and the path of that church's home page. */
function formPath(path: string, subDomain: string | null): { subDomain: string; formId: string; home: string } | null {
  if (subDomain) {
    const own = /^\/forms\/([\w-]{1,64})\/?$/.exec(path)?.[1];
    return own ? { subDomain, formId: own, home: "/" } : null;
  }
  const [, named, formId] = /^\/([\w-]+)\/forms\/([\w-]{1,64})\/?$/.exec(path) ?? [];
  return named && formId ? { subDomain: named, formId, home: `/${named}` } : null;
}
