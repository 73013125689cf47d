import { createServer } from "node:net";
import { codeOf, Refusal } from "../../postgres/refusal.ts";
import { isOneAddress } from "./own-address.ts";
import type { Settings } from "./read-settings.ts";
import { isUnsafePort } from "./unsafe-ports.ts";

type Asked = Pick<Settings, "mode" | "host" | "port">;

/**
 * Refuses a port that is taken or that browsers do not open, before anything slow is done: three of the apps, and two
 * of the sandbox.
 */
export async function checkPorts({ mode, host, port }: Asked): Promise<void> {
  const usual = [undefined, "127.0.0.1"];
  const apps = isOneAddress(host) ? [host] : usual;
  const wanted = mode === "production" ? [0, 1, 2] : [0, 1, 2, 3, 4];
  for (const more of wanted) refuseUnsafe(port, port + more);
  for (const more of [0, 1, 2]) await refuseTaken(port, port + more, apps);
  if (mode !== "production") for (const more of [3, 4]) await refuseTaken(port, port + more, usual);
}

function refuseUnsafe(first: number, port: number): void {
  if (!isUnsafePort(port)) return;
  throw new Refusal(
    `Browsers do not open port ${port}: choose another first port, for example PORT=${first + 100} npm start.`,
  );
}

async function refuseTaken(first: number, port: number, hosts: (string | undefined)[]): Promise<void> {
  for (const host of hosts) {
    const code = await tryPort(port, host);
    if (code === "EADDRINUSE") {
      throw new Refusal(
        `Port ${port} is taken by another program: stop it, or choose another first port, for example PORT=${first + 100} npm start.`,
      );
    }
    if (code === "EACCES") {
      throw new Refusal(`Port ${port} may not be opened by this user: choose a first port above 1023 with PORT.`);
    }
    if (host && (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN" || code === "EINVAL")) {
      throw new Refusal(
        `HOST is ${host}, which is no address of this machine: leave it out, or name one that is (0.0.0.0 for all of them).`,
      );
    }
  }
}

function tryPort(port: number, host: string | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) => resolve(codeOf(error)));
    probe.listen({ port, ...(host ? { host } : {}) }, () => probe.close(() => resolve(undefined)));
  });
}
