import { createServer, type Server } from "node:http";
import { buildApp } from "./app.ts";
import { keepInterruptedDemo } from "./demo/begin-demo.ts";
import { followSandboxClock } from "./platform/clock/follow-sandbox-clock.ts";
import { checkSecrets } from "./platform/config/check-secrets.ts";
import { APP_NAMES, ConfigProblem, readConfig } from "./platform/config/config.ts";
import { waitForStartMessage } from "./platform/config/wait-for-start-message.ts";
import { openDatabaseCheck } from "./platform/database/check-database.ts";
import { openDatabase } from "./platform/database/connection.ts";
import { DatabaseIsNewer } from "./platform/database/migrate.ts";
import { DatabaseIsOlder, prepareDatabase } from "./platform/database/prepare-database.ts";
import { runCronTasksNow, runJobs } from "./platform/jobs/jobs.ts";
import { openMailer } from "./platform/mail/mailer.ts";
import { openEncryption } from "./platform/encryption/encryption.ts";
import { openLogger } from "./platform/observe/logger.ts";

/** Reads the environment, connects to the database and the mail server, and listens on the ports of the three apps. */
async function main(mayBegin: Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const logger = openLogger(process.env.LOG_LEVEL ?? "info");
  // An attacker who runs code in this process must not find the owner's database URL.
  delete process.env.DATABASE_OWNER_URL;
  const database = openDatabase(config.databaseUrl, {
    connections: 25,
    onError: (err) => logger.warn({ err }, "a database connection was lost"),
  });

  let closing = false;
  const checkDatabase = openDatabaseCheck(database);
  const isReady = async () => !closing && (await checkDatabase());
  // When the sandbox's clock was moved ahead, the scheduled tasks run at once, so that everything due by the new time
  // is done.
  const payments = followSandboxClock(config.sandboxUrl, () => void runCronTasksNow(database.connection, app.crontab));
  const mailer = openMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    encryption: openEncryption(config.encryptionKey),
  });
  const app = buildApp({ config, database, logger, isReady, paymentsNow: payments.now, deliver: mailer.deliver });
  await app.http.ready();
  // Up to here the database is not used and no request is answered.
  await mayBegin;
  if ((await prepareDatabase(config)) === "unguarded")
    logger.warn(
      "the role of DATABASE_URL owns the tables and could put the guards of the ledger aside: give the owner's address in DATABASE_OWNER_URL and a lesser role in DATABASE_URL (docs/guide/running-in-production.md)",
    );
  await checkSecrets(database.pool, config);
  await keepInterruptedDemo(database.pool);
  await app.begin();
  const worker = await runJobs(database.pool, { ...app.tasks, ...mailer.tasks }, app.crontab, logger);

  // One Fastify serves three ports: it listens on the portal's, and the servers of the others pass their requests to
  // it.
  await app.http.listen({ port: config.port, host: config.host });
  const others = APP_NAMES.slice(1).map((_, index) =>
    listenOnPort(config.port + index + 1, config.host, app.http.routing),
  );
  const servers = await Promise.all(others);
  for (const server of servers) app.realtime.sockets.attach(server);

  const close = async () => {
    if (closing) return;
    closing = true;
    // Exits even if a job or the database does not answer: another process, or the next start, takes over unfinished
    // jobs.
    setTimeout(() => process.exit(0), EXIT_TIMEOUT_MS).unref();
    await closeGracefully([app.http.server, ...servers], () => app.http.close());
    await worker.stop();
    mailer.close();
    payments.stop();
    await database.close();
    process.exit(0);
  };
  process.on("SIGINT", () => void close());
  process.on("SIGTERM", () => void close());
  // The parent process has ended, so nobody else would stop this process.
  process.on("disconnect", () => void close());
  process.send?.({ ready: true });
}

const listenOnPort = (port: number, host: string, handle: Parameters<typeof createServer>[1]) => {
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 30_000 }, handle);
  return new Promise<typeof server>((resolve, reject) => {
    server.once("error", reject).listen(port, host, () => resolve(server));
  });
};

const CLOSE_TIMEOUT_MS = 10_000;
const EXIT_TIMEOUT_MS = 18_000;

/**
 * Finishes the requests in progress, and closes each connection when it becomes idle, or all of them after
 * CLOSE_TIMEOUT_MS.
 */
async function closeGracefully(servers: readonly Server[], closeFirst: () => Promise<unknown>): Promise<void> {
  const sweep = setInterval(() => servers.forEach((server) => server.closeIdleConnections()), 50);
  const end = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), CLOSE_TIMEOUT_MS);
  const others = servers.slice(1).map((server) => new Promise((resolve) => server.close(resolve)));
  await Promise.all([closeFirst(), ...others]);
  clearInterval(sweep);
  clearTimeout(end);
}

/** Returns one line that says what to do. Only an unforeseen error is printed with its stack. */
function describeStartupError(error: unknown): string {
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

main(waitForStartMessage()).catch((error: unknown) => {
  console.error(describeStartupError(error));
  process.exit(1);
});
