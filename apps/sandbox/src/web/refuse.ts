import type { FastifyReply, FastifyRequest } from "fastify";
import { sendPage } from "../pages/send-page.ts";
import { html } from "../pages/html.ts";
import type { Page } from "../pages/page-frame.ts";

const REFUSALS: Record<number, { error: string; message: string }> = {
  400: { error: "invalid", message: "The sandbox could not understand this call." },
  403: { error: "forbidden", message: "Only the sandbox's own pages may do this." },
  404: { error: "missing", message: "There is nothing at this address." },
  500: { error: "broken", message: "The sandbox met an error of its own." },
};

/** Sends an error: JSON for calls of /api, a page otherwise. */
export function refuse(request: FastifyRequest, reply: FastifyReply, status: number, message?: string): FastifyReply {
  const refusal = REFUSALS[status] ?? { error: "invalid", message: "The sandbox does not take this call." };
  const text = message ?? refusal.message;
  reply.code(status);
  if (request.url.startsWith("/api/")) return reply.send({ error: refusal.error, message: text });
  return sendPage(reply, errorPage(status, text));
}

function errorPage(status: number, message: string): Page {
  const title = status === 404 ? "Not found" : status >= 500 ? "Something broke" : "Not possible";
  return {
    title,
    body: html`<section class="card centred">
      <h1>${title}</h1>
      <p>${message}</p>
      <p><a class="button" href="/mail">Go to the inbox</a></p>
    </section>`,
  };
}
