import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { FIRST_PORT } from "../support/product-urls.ts";
import { makeTestFolder } from "../../tools/postgres/test-folder.ts";

const root = join(import.meta.dirname, "../..");
const Running = z.object({ children: z.array(z.object({ name: z.string(), pid: z.number() })) });

export type OwnProduct = {
  portal: string;
  /** Kills the server; its supervisor starts it again. Resolves when it is gone. */
  killServer(): Promise<void>;
  ready(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a whole product for one test that kills it. */
export async function startOwnProduct(): Promise<OwnProduct> {
  const port = FIRST_PORT + 40;
  const portal = `http://localhost:${port}`;
  const data = makeTestFolder("killed");
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(OFFERTORY_|SMTP_|NODE_ENV$|DATABASE_URL$)/.test(name),
  );
  const product = spawn(process.execPath, ["tools/start/start.ts"], {
    cwd: root,
    env: { ...Object.fromEntries(kept), PORT: String(port), OFFERTORY_DATA: data },
    stdio: "ignore",
  });
  const ended = new Promise<void>((resolve) => product.once("exit", () => resolve()));
  const isReady = () =>
    fetch(`${portal}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  async function ready(): Promise<void> {
    for (const deadline = Date.now() + 120_000; Date.now() < deadline; await sleep(100)) {
      if (await isReady()) return;
      if (product.exitCode !== null) break;
    }
    throw new Error("The product was not ready within 120 s");
  }
  const stop = async () => {
    product.kill("SIGTERM");
    await ended;
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  };
  const serverPid = () =>
    Running.parse(JSON.parse(readFileSync(join(data, "running.json"), "utf8"))).children.find(
      ({ name }) => name === "server",
    )?.pid;
  async function killServer(): Promise<void> {
    const pid = serverPid();
    if (pid === undefined) throw new Error("There is no server to kill");
    process.kill(pid, "SIGKILL");
    while (await isReady()) await sleep(20);
  }
  try {
    await ready();
  } catch (error) {
    await stop();
    throw error;
  }
  return { portal, killServer, ready, stop };
}
