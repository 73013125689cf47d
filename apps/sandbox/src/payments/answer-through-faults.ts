import { setTimeout as pause } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Fault, Faults, Provider } from "./faults.ts";

export type Answer = { status: number; body: unknown; headers?: Record<string, string> };

/** What a fault changes about the handling of the call. */
export type FaultOrders = {
  /** Wait this long before handling the call, while its idempotency key is already in use. */
  pauseMs: number;
  /** Save this answer under the idempotency key in place of the real one, and send it. */
  answerInstead?: Answer;
  /** Answer without handling the call. */
  doNothing: boolean;
};

export type FaultyCall = {
  faults: Faults;
  provider: Provider;
  request: FastifyRequest;
  reply: FastifyReply;
  /** The provider's JSON bodies for 429 and for 500. */
  tooMany: unknown;
  broken: unknown;
};

const NO_FAULT: FaultOrders = { pauseMs: 0, doNothing: false };
const HTML = "<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>";

/** Handles the call and answers; if a fault is set for the call, it fails as the fault describes. */
export async function answerThroughFaults(
  call: FaultyCall,
  work: (orders: FaultOrders) => Promise<Answer>,
): Promise<FastifyReply> {
  const { reply, request } = call;
  const path = request.url.split("?")[0] ?? "";
  const fault = call.faults.take(call.provider, `${request.method} ${path}`);
  if (!fault) return give(reply, await work(NO_FAULT));
  if (fault.kind === "delay") {
    const answer = await work({ ...NO_FAULT, pauseMs: fault.done ? 0 : fault.delayMs });
    if (fault.done) await pause(fault.delayMs);
    return give(reply, answer);
  }
  if (fault.kind === "500-saved") {
    return give(
      reply,
      await work({ pauseMs: 0, answerInstead: { status: 500, body: call.broken }, doNothing: !fault.done }),
    );
  }
  if (fault.done) await work(NO_FAULT);
  return spoil(call, fault);
}

function spoil({ reply, request, tooMany, broken }: FaultyCall, fault: Fault): FastifyReply {
  switch (fault.kind) {
    case "drop":
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    case "hang":
      // No answer is sent: the caller waits until its own timeout.
      return reply.hijack();
    case "429":
      return give(reply, { status: 429, body: tooMany });
    case "502-html":
      return reply.code(502).type("text/html").send(HTML);
    case "502-json":
      return give(reply, { status: 502, body: { message: "bad gateway" } });
    case "200-empty":
      return give(reply, { status: 200, body: {} });
    default:
      return give(reply, { status: 500, body: broken });
  }
}

function give(reply: FastifyReply, { status, body, headers }: Answer): FastifyReply {
  reply.code(status).headers(headers ?? {});
  return body === undefined ? reply.send() : reply.type("application/json").send(JSON.stringify(body));
}
