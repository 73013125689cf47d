import pg from "pg";
import { randomBytes } from "node:crypto";
import type { Endpoint } from "@offertory/contract";
import type { z } from "zod";
import { buildApp, type App } from "../../../apps/server/src/app.ts";
import { readConfig } from "../../../apps/server/src/platform/config/config.ts";
import { openDatabase } from "../../../apps/server/src/platform/database/connection.ts";
import { databaseUrl, dropDatabase, runOnServer, type TestServer } from "../../test/test-server.ts";
import { openCrashes, stageNow } from "./crash.ts";
import { openSandboxProcess } from "./open-sandbox-process.ts";
import { openWire } from "./open-wire.ts";
import { WATCH } from "./watch.ts";

export type World = Awaited<ReturnType<typeof openWorld>>;

export interface Parts {
  token?: string;
  params?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** The IP address of the caller. */
  address?: string;
}

export const SECRETS = {
  OFFERTORY_SECRET: Buffer.alloc(32, 1).toString("base64url"),
  OFFERTORY_ENCRYPTION_KEY: Buffer.alloc(32, 2).toString("base64url"),
};
const SERVERS = 2;
const CONNECTIONS = 12;

/** Opens two servers on one new database, the sandbox, and the wire between them. All of it is deleted at the end. */
export async function openWorld(postgres: TestServer) {
  const name = `faults_${randomBytes(8).toString("hex")}`;
  const url = databaseUrl(postgres.url, name);
  await runOnServer(postgres.url, `create database "${name}" template "${postgres.template}"`);
  await runOnServer(url, WATCH);
  const sandbox = await openSandboxProcess();
  const wire = await openWire(sandbox.url);
  const address = { PORTAL_URL: wire.url, SITE_URL: wire.url, LESSONS_URL: wire.url, SANDBOX_URL: wire.url };
  const config = readConfig({
    ...SECRETS,
    ...address,
    DATABASE_URL: url,
    OFFERTORY_DATA: "/nonexistent",
    SMTP_URL: "smtp://127.0.0.1:1",
  });
  const clock = { aheadMs: 0, skewMs: 0 };
  openCrashes();

  const servers = Array.from({ length: SERVERS }, (_, index) => {
    const database = openDatabase(url, { connections: CONNECTIONS });
    // The second server's clock is skewed.
    const now = () => stageNow() ?? new Date(Date.now() + clock.aheadMs + index * clock.skewMs);
    const app = buildApp({ config, database, logger: false, isReady: async () => true, now });
    return { app, database, now };
  });
  // The campaign's own queries have no timeout, however slow the machine is; those of the servers have one, as in
  // production.
  const pool = new pg.Pool({ connectionString: url, max: 6 });
  pool.on("error", () => {});
  const [first] = servers;
  if (!first) throw new Error("There is no server.");

  return {
    apps: servers.map(({ app }) => app),
    pool,
    now: first.now,
    begun: new Date(Date.now() - 60_000),
    wire,
    sandboxUrl: sandbox.url,
    databaseUrl: url,
    clock,
    async pass(ms: number): Promise<void> {
      await sandbox.moveClock(ms);
      clock.aheadMs += ms;
    },
    async close() {
      for (const { app, database } of servers) {
        await app.http.close();
        await database.close();
      }
      await pool.end();
      await wire.close();
      await sandbox.close();
      await dropDatabase(postgres.url, name);
    },
  };
}

/** Calls one endpoint of one of the servers. */
export async function call<E extends Endpoint>(
  app: App,
  { api, method, path }: E,
  { token, params = {}, body, headers, address }: Parts,
): Promise<{ status: number; body: z.output<E["answer"]> }> {
  const answer = await app.http.inject({
    method,
    ...(address !== undefined && { remoteAddress: address }),
    url: `/api/${api}${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""))}`,
    headers: {
      "content-type": "application/json",
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    payload: JSON.stringify(body ?? {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}
