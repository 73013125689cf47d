import type { FastifyReply, FastifyRequest } from "fastify";
import { errorPage } from "../pages/error-page.ts";
import { sendPage } from "../pages/send-page.ts";

const REFUSALS: Record<number, { error: string; message: string }> = {
  400: { error: "invalid", message: "The sandbox could not understand this call." },
  403: { error: "forbidden", message: "Only the sandbox's own pages may do this." },
  404: { error: "missing", message: "There is nothing at this address." },
  500: { error: "broken", message: "The sandbox met an error of its own." },
};

/** One way to say no: JSON to programs, a page to people. */
export function refuse(request: FastifyRequest, reply: FastifyReply, status: number, message?: string): FastifyReply {
  const refusal = REFUSALS[status] ?? { error: "invalid", message: "The sandbox does not take this call." };
  const text = message ?? refusal.message;
  reply.code(status);
  if (request.url.startsWith("/api/")) return reply.send({ error: refusal.error, message: text });
  return sendPage(reply, errorPage(status, text));
}
