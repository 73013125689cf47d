import { createServer, type Server } from "node:http";
import { buildApp } from "./app.ts";
import { followSandboxClock } from "./platform/clock/follow-sandbox-clock.ts";
import { checkSecrets } from "./platform/config/check-secrets.ts";
import { APP_NAMES, ConfigProblem, readConfig } from "./platform/config/config.ts";
import { waitToBegin } from "./platform/config/wait-to-begin.ts";
import { openDatabaseCheck } from "./platform/database/check-database.ts";
import { openDatabase } from "./platform/database/connection.ts";
import { DatabaseIsNewer } from "./platform/database/migrate.ts";
import { DatabaseIsOlder, prepareDatabase } from "./platform/database/prepare-database.ts";
import { hurryJobs, runJobs } from "./platform/jobs/jobs.ts";
import { openMailer } from "./platform/mail/mailer.ts";
import { openEncryption } from "./platform/encryption/encryption.ts";
import { openLogger } from "./platform/observe/logger.ts";

/** Reads the environment, opens the outside world, and listens on the ports of the three apps. */
async function main(mayBegin: Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const logger = openLogger(process.env.LOG_LEVEL ?? "info");
  // Nobody who comes to run code in here finds the way to the owner.
  delete process.env.DATABASE_OWNER_URL;
  const database = openDatabase(config.databaseUrl, {
    connections: 25,
    onError: (err) => logger.warn({ err }, "a database connection was lost"),
  });

  let closing = false;
  const checkDatabase = openDatabaseCheck(database);
  const isReady = async () => !closing && (await checkDatabase());
  // What is due by the new time is done at once, as it would have been by then.
  const payments = followSandboxClock(config.sandboxUrl, () => void hurryJobs(database.connection, app.crontab));
  const mailer = openMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    encryption: openEncryption(config.encryptionKey),
  });
  const app = buildApp({ config, database, logger, isReady, paymentsNow: payments.now, deliver: mailer.deliver });
  await app.http.ready();
  // Until here nothing is read, written or answered.
  await mayBegin;
  if ((await prepareDatabase(config)) === "unguarded")
    logger.warn(
      "the role of DATABASE_URL owns the tables and could put the guards of the ledger aside: give the owner's address in DATABASE_OWNER_URL and a lesser role in DATABASE_URL (docs/guide/running-in-production.md)",
    );
  await checkSecrets(database.pool, config);
  const worker = await runJobs(database.pool, { ...app.tasks, ...mailer.tasks }, app.crontab, logger);

  // One Fastify behind three ports: the portal's is its own, the others hand their requests to it.
  await app.http.listen({ port: config.port, host: config.host });
  const others = APP_NAMES.slice(1).map((_, index) =>
    listenBeside(config.port + index + 1, config.host, app.http.routing),
  );
  const servers = await Promise.all(others);
  for (const server of servers) app.realtime.sockets.attach(server);

  const close = async () => {
    if (closing) return;
    closing = true;
    // A job or a database that does not answer must not keep us: what was begun is taken up by the next to start.
    setTimeout(() => process.exit(0), MAX_CLOSE_MS).unref();
    await closeGently([app.http.server, ...servers], () => app.http.close());
    await worker.stop();
    mailer.close();
    payments.stop();
    await database.close();
    process.exit(0);
  };
  process.on("SIGINT", () => void close());
  process.on("SIGTERM", () => void close());
  // The one who started us is gone: nobody would ever stop us.
  process.on("disconnect", () => void close());
  process.send?.({ ready: true });
}

const listenBeside = (port: number, host: string, handle: Parameters<typeof createServer>[1]) => {
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 30_000 }, handle);
  return new Promise<typeof server>((resolve, reject) => {
    server.once("error", reject).listen(port, host, () => resolve(server));
  });
};

const PATIENCE_MS = 10_000;
const MAX_CLOSE_MS = 18_000;

/** Answers what has begun, lets go of connections as they fall idle, and of all of them when patience ends. */
async function closeGently(servers: readonly Server[], closeFirst: () => Promise<unknown>): Promise<void> {
  const sweep = setInterval(() => servers.forEach((server) => server.closeIdleConnections()), 50);
  const end = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), PATIENCE_MS);
  const others = servers.slice(1).map((server) => new Promise((resolve) => server.close(resolve)));
  await Promise.all([closeFirst(), ...others]);
  clearInterval(sweep);
  clearTimeout(end);
}

/** One line that says what to do; only what nobody foresaw comes with its trace. */
function complain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigProblem || error instanceof DatabaseIsNewer || error instanceof DatabaseIsOlder)
    return error.message;
  const code = "code" in error ? error.code : "";
  if (code === "EADDRINUSE" && "port" in error) {
    return `Port ${String(error.port)} is taken. Stop what runs there, or set PORT to another number.`;
  }
  if (code === "ECONNREFUSED" || code === "ENOTFOUND" || code === "ENOENT" || /^(28|3D|57P)/.test(String(code))) {
    return `The database at DATABASE_URL cannot be used (${error.message}). Check that it runs and that the address is right.`;
  }
  return error.stack ?? error.message;
}

main(waitToBegin()).catch((error: unknown) => {
  console.error(complain(error));
  process.exit(1);
});
