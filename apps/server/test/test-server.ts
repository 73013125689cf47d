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

/** Encodes a query as our own client does. */
const queryText = (query: Record<string, string> = {}): string =>
  `?${Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join("&")}`;

/** Starts the whole server on a real database of its own. Calls are injected without a socket. */
export async function testServer(changes: Partial<Config> = {}) {
  const { url, servingUrl, close: dropDatabase } = await openTestDatabase();
  // As in production, the server's role owns no tables, so that tests notice a missing privilege.
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
    /** The database URL of the role that owns the tables. */
    url,
    servingUrl,
    database,
    /** A pool of the role that owns the tables, to alter them or to remove a constraint. */
    owner,
    clock,
    tasks: app.tasks,
    accounts: app.accounts,
    /** Lets tests use operations that no endpoint reaches. */
    giving: app.giving,
    gallery: app.gallery,
    /** Runs the job that asks providers again about gifts without an outcome. */
    recoverGifts: () => recoverIntents(app.giving),
    http: app.http,
    /** Starts another server in this process on the same database. */
    another: start,
    /** Calls one endpoint. The body is the text of a CSV or PDF file, else the parsed JSON. */
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
    /** The queued emails, oldest first. */
    async sentEmails(): Promise<Email[]> {
      const { rows } = await database.pool.query<{ payload: unknown }>(
        `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'send-mail' order by j.id`,
      );
      return rows.map(({ payload }) => openEmail(encryption, payload));
    },
    /** Runs all queued jobs except emails, also those that are due later. */
    async work(): Promise<void> {
      const { rows } = await database.pool.query<{ id: string; identifier: string; payload: unknown }>(
        `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier <> 'send-mail' returning j.id, t.identifier, j.payload`,
      );
      for (const { identifier, payload } of rows) await app.tasks[identifier]?.(payload);
    },
    async close() {
      // A busy keep-alive connection would stay open for a minute after its answer, so idle ones are closed repeatedly.
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
