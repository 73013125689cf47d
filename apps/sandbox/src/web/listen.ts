import type { FastifyInstance } from "fastify";
import type { SMTPServer } from "smtp-server";

export type Address = { port: number; host: string };

/** The port cannot be opened; the message is for the person who started the sandbox. */
export class PortRefused extends Error {
  constructor(port: number, cause: unknown) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    super(code === "EADDRINUSE" ? `Port ${port} is taken` : `Port ${port} cannot be opened (${code})`);
  }
}

/** Both functions return the port in use, which differs from the given one when that is 0. */
export async function listenHttp(web: FastifyInstance, address: Address): Promise<number> {
  try {
    await web.listen(address);
  } catch (error) {
    throw new PortRefused(address.port, error);
  }
  return boundPort(web.server.address(), address);
}

export async function listenSmtp(receiver: SMTPServer, { port, host }: Address): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    receiver.server.once("error", (error) => reject(new PortRefused(port, error)));
    receiver.listen(port, host, resolve);
  });
  return boundPort(receiver.server.address(), { port, host });
}

function boundPort(bound: string | { port: number } | null, asked: Address): number {
  return typeof bound === "object" && bound ? bound.port : asked.port;
}
