import type { Endpoint } from "@offertory/contract";
import type { LightMyRequestResponse } from "fastify";
import type { z } from "zod";
import { openTestPool } from "../../../tools/test/open-test-pool.ts";
import { openTestDatabase } from "../../../tools/test/test-database.ts";
import { buildApp } from "../src/app.ts";
import { recoverIntents } from "../src/modules/payments/index.ts";
import type { Config } from "../src/platform/config/config.ts";
import { openDatabase } from "../src/platform/database/connection.ts";
import { openMailer } from "../src/platform/mail/mailer.ts";
import { openEmail, type Email } from "../src/platform/mail/encrypted-email.ts";
import { openEncryption } from "../src/platform/encryption/encryption.ts";

export interface CallParts {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

export const testConfig = (databaseUrl: string, changes: Partial<Config> = {}): Config => ({
  mode: "demo",
  port: 3000,
  host: "127.0.0.1",
  databaseUrl,
  databaseOwnerUrl: null,
  dataFolder: "/nonexistent",
  secret: Buffer.alloc(32, 1).toString("base64url"),
  encryptionKey: Buffer.alloc(32, 2).toString("base64url"),
  takesNewSecret: false,
  ledgerKeys: [Buffer.alloc(32, 2).toString("base64url")],
  smtpUrl: "smtp://127.0.0.1:1",
  mailFrom: "Offertory <offertory@localhost>",
  churchEmailsPerDay: 3000,
  apps: { portal: "http://localhost:3000", site: "http://localhost:3001", lessons: "http://localhost:3002" },
  sandboxUrl: null,
  trustedProxies: [],
  corsOrigins: [],
  serviceHosts: {},
  analyticsTag: null,
  forumUrl: "https://forum.example.org",
  metricsToken: null,
  recaptcha: null,
  pexelsKey: null,
  ...changes,
});

/** Written as our own client writes it. */
const queryText = (query: Record<string, string> = {}): string =>
  `?${Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join("&")}`;

/** The whole server on a real database of its own, called over HTTP without a socket. */
export async function testServer(changes: Partial<Config> = {}) {
  const { url, servingUrl, close: dropDatabase } = await openTestDatabase();
  // As in production, the server's role owns nothing: a privilege that it lacks is noticed here.
  const database = openDatabase(servingUrl, { connections: 6 });
  const owner = openTestPool(url);
  const clock = { now: new Date() };
  const { smtpUrl, mailFrom: from, encryptionKey } = testConfig(url, changes);
  const encryption = openEncryption(encryptionKey);
  const mailer = openMailer({ smtpUrl, from, encryption });
  const start = (more: Partial<Config> = {}) =>
    buildApp({
      config: testConfig(servingUrl, { ...changes, ...more }),
      database,
      logger: false,
      isReady: async () => true,
      now: () => clock.now,
      deliver: mailer.deliver,
    });
  const app = start();

  const send = (
    at: ReturnType<typeof buildApp>,
    { api, method, path }: Endpoint,
    { params = {}, query, body, token, headers }: CallParts,
  ) =>
    at.http.inject({
      method,
      url: `/api/${api}${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""))}${queryText(query)}`,
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });

  return {
    /** Of the role that owns the tables. */
    url,
    servingUrl,
    database,
    /** For what only the owner may: to alter a table, to put a guard aside. */
    owner,
    clock,
    tasks: app.tasks,
    accounts: app.accounts,
    /** For what no call reaches. */
    giving: app.giving,
    gallery: app.gallery,
    /** The worker's round that asks again about gifts whose outcome is open. */
    recoverGifts: () => recoverIntents(app.giving),
    http: app.http,
    /** A second server process on the same database, as far as one process can be two. */
    another: start,
    /** Calls one endpoint; the answer is checked against the contract when it is a success. */
    async call<E extends Endpoint>(
      endpoint: E,
      parts: CallParts = {},
      at = app,
    ): Promise<{ status: number; body: z.output<E["answer"]>; raw: LightMyRequestResponse }> {
      const raw = await send(at, endpoint, parts);
      const isFile = endpoint.format === "csv" || (endpoint.format === "pdf" && raw.statusCode === 200);
      const body = raw.body === "" || isFile ? raw.body : raw.json();
      return { status: raw.statusCode, body, raw };
    },
    /** The emails that wait to be sent, oldest first. */
    async sentEmails(): Promise<Email[]> {
      const { rows } = await database.pool.query<{ payload: unknown }>(
        `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'send-mail' order by j.id`,
      );
      return rows.map(({ payload }) => openEmail(encryption, payload));
    },
    /** Does the jobs that wait, as the worker would. */
    async work(): Promise<void> {
      const { rows } = await database.pool.query<{ id: string; identifier: string; payload: unknown }>(
        `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier <> 'send-mail' returning j.id, t.identifier, j.payload`,
      );
      for (const { identifier, payload } of rows) await app.tasks[identifier]?.(payload);
    },
    async close() {
      // A connection that is answering now stays open for a minute afterwards, in case its caller has more to ask.
      const sweep = setInterval(() => app.http.server.closeIdleConnections(), 50);
      await app.http.close();
      clearInterval(sweep);
      mailer.close();
      await database.close();
      await owner.end();
      await dropDatabase();
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof testServer>>;
