import { createServer } from "node:net";
import { codeOf, Refusal } from "../postgres/refusal.ts";

/** Refuses when a port is taken, before anything heavy is done. */
export async function checkPorts(first: number, count: number): Promise<void> {
  for (let port = first; port < first + count; port += 1) {
    for (const host of [undefined, "127.0.0.1"]) {
      const code = await tryPort(port, host);
      if (code === "EADDRINUSE") {
        throw new Refusal(
          `Port ${port} is taken by another program: stop it, or choose another first port, for example PORT=${first + 100} npm start.`,
        );
      }
      if (code === "EACCES") {
        throw new Refusal(`Port ${port} may not be opened by this user: choose a first port above 1023 with PORT.`);
      }
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
