import { fork } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SignIn } from "@offertory/contract";
import pg from "pg";
import { buildApps } from "../tools/build/build-apps.ts";
import { startPostgres } from "../tools/postgres/start-postgres.ts";
import { LEAN } from "../tools/start/programs/lean.ts";
import { ensureChromium } from "../tools/test/ensure-chromium.ts";
import { benchAccounts } from "./accounts/bench-accounts.ts";
import { openClient } from "./client.ts";
import { benchEndpoints } from "./endpoints/bench-endpoints.ts";
import { benchForms } from "./forms/bench-forms.ts";
import { benchPage } from "./giving-page/bench-page.ts";
import { benchGiving, LARGE, MEDIUM } from "./giving/bench-giving.ts";
import { type Bar } from "./bar.ts";
import { startSandbox } from "./giving/start-sandbox.ts";
import { makePeople } from "./make-people.ts";
import type { Measured } from "./measure.ts";
import { benchPeople } from "./people/bench-people.ts";
import { benchSite } from "./site-page/bench-site.ts";
import { benchMessaging } from "./messaging/bench-messaging.ts";
import { measureYardstick } from "./yardstick/measure-yardstick.ts";

/**
 * `npm run bench`: CPU per request and latency on the embedded database, with 100,000 people and 250,000 gifts, against
 * the limits; the donation page and a church's site in a browser. `npm run bench -- endpoints`, `-- giving` (with a
 * million gifts), `-- page`, `-- site`, `-- people`, `-- messaging` and `-- forms` each measure that part alone. `--
 * short` measures every endpoint of the contract for a moment.
 */
const PORT = Number(process.env["PORT"] ?? 4900);
const MAX_MS = 30 * 60_000;
const isShort = process.argv[2] === "short";
const only = isShort ? "endpoints" : process.argv[2];
const FIGURES = join(import.meta.dirname, "../.offertory-bench.json");
type Part = "endpoints" | "giving" | "page" | "site" | "people" | "messaging" | "forms";
const wants = (part: Part) => only === undefined || only === part;
const begun = performance.now();
/** Prints the part and the time so far, so that an interrupted run shows where its time went. */
const begins = (part: Part): boolean => {
  if (wants(part)) console.log(`\n== ${part}, after ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  return wants(part);
};
const SERVER = join(import.meta.dirname, "../apps/server/src");

const BARS: { name: string; what: "p95" | "p99" | "cpu"; under: number; unit: string }[] = [
  { name: "/health while 8 sign in", what: "p99", under: 25, unit: "ms" },
  { name: "people search", what: "p95", under: 30, unit: "ms" },
  // With concurrent calls, because most of the cost of a single call is the waking of an idle process.
  { name: "a person, 32 at a time", what: "cpu", under: 0.4, unit: "ms CPU" },
  { name: "church select, 32 at a time", what: "cpu", under: 0.4, unit: "ms CPU" },
];

if (wants("page") || wants("site")) {
  // Checked before anything starts: without a browser the run fails at once, not after minutes.
  const browser = await ensureChromium(join(import.meta.dirname, ".."));
  if (!browser) throw new Error("Install Chromium or Chrome, or name one in PLAYWRIGHT_CHROMIUM.");
  process.env["PLAYWRIGHT_CHROMIUM"] = browser;
}

const folder = mkdtempSync(join(tmpdir(), "offertory-bench-"));
const postgres = await startPostgres({ dataFolder: folder });
const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
pool.on("error", () => {});
const secret = Buffer.alloc(32, 7).toString("base64url");
const env = {
  PATH: process.env["PATH"],
  // As in production, where compiled code is cached.
  NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
  PORT: String(PORT),
  DATABASE_URL: postgres.url,
  OFFERTORY_DATA: folder,
  OFFERTORY_SECRET: secret,
  OFFERTORY_ENCRYPTION_KEY: secret,
  PORTAL_URL: `http://127.0.0.1:${PORT}`,
  SANDBOX_URL: `http://127.0.0.1:${PORT + 3}`,
  SMTP_URL: `smtp://127.0.0.1:${PORT + 4}`,
  // The statements of all donors are sent in one day, not in a week.
  CHURCH_EMAILS_PER_DAY: "100000",
};

const sandbox = await startSandbox({ folder, port: PORT + 3 });

const end = async () => {
  await sandbox.stop();
  await pool.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
};
/** Ends the run with all its processes, even if something hangs. */
const giveUp = (why: string) => void end().finally(() => (console.error(why), process.exit(1)));
setTimeout(() => giveUp("The measuring took too long."), MAX_MS).unref();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => giveUp("Stopped."));

const run = (file: string) =>
  fork(join(SERVER, file), {
    execArgv: LEAN.options,
    env: { ...LEAN.env, ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
try {
  console.log("Making the demo churches …");
  await new Promise((resolve) => run("make-demo.ts").once("exit", resolve));
  const { rows } = await pool.query<{ id: string }>("select id from churches where sub_domain = 'grace'");
  const churchId = rows[0]?.id ?? "";
  console.log("Adding 100,000 people to one church, and as many to another …");
  for (const id of only === "page" || only === "site" || only === "forms" || only === "endpoints"
    ? []
    : only === "giving" || only === "messaging"
      ? [churchId]
      : [churchId, "another"])
    await makePeople(pool, { churchId: id, count: 100_000 });

  if (wants("page") || wants("site")) await buildApps({ root: join(import.meta.dirname, "..") });
  const server = run("main.ts");
  await new Promise((resolve, reject) => {
    server.once("message", resolve);
    server.once("exit", () => reject(new Error("The server did not start.")));
  });
  const pid = server.pid ?? 0;
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const idle = megabytesOf(pid);

  console.log("Measuring …");
  const client = openClient(`http://127.0.0.1:${PORT}`, 64);
  const account = { email: "admin@example.com", password: "offertory-demo" };
  const signIn = async () =>
    SignIn.parse(JSON.parse(await client.call("POST", "/api/membership/users/login", { body: account })));
  const enterChurch = async () => {
    const { user, userChurches } = await signIn();
    const mine = userChurches.find(({ church }) => church.id === churchId);
    const tokens = new Map(mine?.apis.map(({ keyName, jwt }) => [keyName.replace("Api", "").toLowerCase(), jwt]));
    return { user, token: mine?.jwt ?? "", tokenFor: (api: string) => tokens.get(api) ?? user.jwt };
  };
  let { user, token, tokenFor } = await enterChurch();
  const people = await pool.query<{ id: string }>(
    "select id from people where church_id = $1 and archived_at is null limit 500",
    [churchId],
  );
  const results: Measured[] = [];
  const bars: Bar[] = [];
  if (begins("page")) bars.push(...(await benchPage(`http://localhost:${PORT + 1}/grace/give`)));
  if (begins("site")) bars.push(...(await benchSite(`http://localhost:${PORT + 1}/grace`, pid)));
  if (begins("people"))
    results.push(...(await benchPeople(client, { token, personIds: people.rows.map(({ id }) => id), pid })));
  // Measured before the church gets its many gifts, which would measure its size rather than the calls.
  if (begins("endpoints")) {
    bars.push(
      ...(await benchEndpoints(pool, {
        databaseUrl: postgres.url,
        port: PORT,
        pids: { server: pid, postmaster: postgres.pid },
        churchId,
        userId: user.id,
        secret,
        tokenFor,
        isShort,
        file: FIGURES,
      })),
    );
    // One of the endpoints signs out everywhere, so the administrator signs in again.
    ({ user, token, tokenFor } = await enterChurch());
  }
  if (begins("giving")) {
    const pids = { server: pid, postgres: postgres.pid };
    const yardstick = await measureYardstick(PORT + 6, LEAN.options);
    const size = only === "giving" ? LARGE : MEDIUM;
    const giving = await benchGiving(pool, client, {
      churchId,
      token: tokenFor("giving"),
      secret,
      yardstick,
      sandbox,
      size,
      pids,
    });
    results.push(...giving.results);
    bars.push(...giving.bars);
  }
  if (begins("forms")) {
    const forms = await benchForms(pool, client, { churchId, token, pid });
    results.push(...forms.results);
    bars.push(...forms.bars);
  }
  if (begins("messaging")) {
    const messaging = await benchMessaging(pool, client, { churchId, secret, port: PORT, pid, env });
    results.push(...messaging.results);
    bars.push(...messaging.bars);
  }
  // Measured last: an account has a limited number of sessions, and these sign-ins end earlier ones.
  if (begins("people")) {
    ({ user } = await enterChurch());
    results.push(...(await benchAccounts(client, { ...account, userToken: user.jwt, churchId, pid })));
  }
  client.close();
  print(results, bars, idle);
  server.kill("SIGTERM");
  await new Promise((resolve) => server.once("exit", resolve));
} finally {
  await end();
}

function print(results: readonly Measured[], bars: readonly Bar[], idle: number): void {
  const cell = (value: number | null, digits = 2) =>
    (value === null || Number.isNaN(value) ? "-" : value.toFixed(digits)).padStart(9);
  console.log(`\n${"milliseconds".padEnd(30)}      p50      p95      p99      CPU`);
  for (const { name, p50, p95, p99, cpu } of results) {
    console.log(`${name.padEnd(30)}${cell(p50)}${cell(p95)}${cell(p99)}${cell(cpu, 3)}`);
  }
  console.log("");
  for (const { name, what, under, unit } of BARS) {
    const value = results.find((result) => result.name === name)?.[what];
    if (value === undefined) continue;
    tell(`${name}: ${what} ${value.toFixed(3)} ${unit}`, value, under);
  }
  for (const { text, value, under } of bars) tell(text, value, under);
  tell(`idle server: ${idle} MB`, idle, 200);
}

function tell(text: string, value: number, under: number): void {
  const holds = value < under;
  console.log(`${holds ? "holds" : "FAILS"}  ${text} (under ${under})`);
  if (!holds) process.exitCode = 1;
}

function megabytesOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1000);
}
