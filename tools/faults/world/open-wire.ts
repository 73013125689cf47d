import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { isDone, replacementAnswer, type FaultKind, type WireFault } from "./wire-faults.ts";

export interface WebhookDelivery {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** One account at a provider: its pending faults, and the receiver of its webhooks. */
export interface Line {
  faults: WireFault[];
  receive(delivery: WebhookDelivery): void;
}

export type Wire = Awaited<ReturnType<typeof openWire>>;

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/**
 * A proxy between the servers and the sandbox. Calls pass through it one way and webhooks the other, and faults can be
 * injected for one account without affecting others, so that many run at once.
 */
export async function openWire(sandboxUrl: string) {
  const agent = new Agent({ keepAlive: true });
  const lines = new Map<string, Line>();
  const gatewayLines = new Map<string, Line>();
  /** Answers that a provider repeats forever under one idempotency key. */
  const saved = new Map<string, FaultKind>();
  /** PayPal's access tokens, each with its account. */
  const tokens = new Map<string, string>();

  const server = createServer((incoming, reply) => {
    handle(incoming, reply).catch(() => reply.destroy());
  });
  // Connections must fail only on purpose, never because the machine was busy for a while.
  server.keepAliveTimeout = 120_000;

  async function handle(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await read(incoming);
    const path = incoming.url ?? "";
    const gatewayId = /^\/api\/giving\/webhooks\/[^/]+\/([^/?]+)/.exec(path)?.[1];
    if (gatewayId !== undefined) {
      gatewayLines.get(gatewayId)?.receive({ path, headers: textsOf(incoming), body: body.toString() });
      reply.end('{"received":true}');
      return;
    }
    const account = accountOf(incoming.headers.authorization ?? "", tokens);
    const line = lines.get(account);
    const call = `${incoming.method} ${path.split("?")[0]}`;
    const key = `${account} ${String(incoming.headers["idempotency-key"] ?? incoming.headers["paypal-request-id"] ?? "")}`;
    const kept = saved.get(key);
    if (kept) return give(reply, replacementAnswer(kept));
    const fault = line && takeFault(line, call);
    if (!fault) return give(reply, await forward(incoming, body, account));
    if (fault.kind.startsWith("500-saved")) saved.set(key, fault.kind);
    if (fault.kind === "delay-before") await pause(fault.delayMs);
    const answer = isDone(fault.kind) ? await forward(incoming, body, account) : null;
    // The delay is long enough for the webhook to arrive before the answer.
    if (answer && fault.kind !== "delay-before") await pause(fault.delayMs);
    return give(reply, fault.kind.startsWith("delay") ? answer : replacementAnswer(fault.kind));
  }

  const forward = (incoming: IncomingMessage, body: Buffer, account: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { method = "GET", url = "/", headers } = incoming;
      const onward = request(new URL(url, sandboxUrl), {
        method,
        agent,
        headers: { ...headers, host: new URL(sandboxUrl).host },
      });
      onward.on("error", reject);
      onward.on("response", (response) => {
        read(response).then((text) => {
          const token = /"access_token":\s*"([^"]+)"/.exec(url.includes("/oauth2/token") ? text.toString() : "")?.[1];
          if (token) tokens.set(token, account);
          resolve({ status: response.statusCode ?? 502, headers: response.headers, body: text });
        }, reject);
      });
      onward.end(body);
    });

  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? (address?.port ?? 0) : 0}`,
    /** Registers the account and the gateway that a line belongs to. */
    connect(account: string, gatewayId: string, line: Line) {
      lines.set(account, line);
      gatewayLines.set(gatewayId, line);
    },
    async close() {
      server.closeAllConnections();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function takeFault(line: Line, call: string): WireFault | undefined {
  const fault = line.faults.find(({ match }) => call.startsWith(match));
  if (fault && --fault.times <= 0) line.faults.splice(line.faults.indexOf(fault), 1);
  return fault;
}

/**
 * Returns the account's name, which both its keys contain: `sk_sandbox_grace` and `pk_sandbox_grace` are
 * `sandbox_grace`.
 */
function accountOf(authorization: string, tokens: ReadonlyMap<string, string>): string {
  const [kind = "", word = ""] = authorization.split(" ");
  if (kind === "Basic") return Buffer.from(word, "base64").toString().split(":")[0] ?? "";
  return tokens.get(word) ?? word.replace(/^[sp]k_/, "");
}

function give(
  reply: ServerResponse,
  answer: { status: number; headers?: Answer["headers"]; type?: string; body: string | Buffer } | null,
) {
  if (!answer) {
    reply.destroy();
    return;
  }
  const { "content-length": _, "transfer-encoding": __, connection: ___, ...headers } = answer.headers ?? {};
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) reply.setHeader(name, value);
  if (answer.type) {
    reply.setHeader("content-type", answer.type);
    // Stripe sends this header with nearly every 500; its library then does not retry.
    reply.setHeader("stripe-should-retry", "false");
  }
  reply.statusCode = answer.status;
  reply.end(answer.body);
}

async function read(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

const textsOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
