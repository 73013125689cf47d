import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import * as contract from "@offertory/contract";
import { login, selectChurch, type Endpoint } from "@offertory/contract";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../../tools/test/test-database.ts";
import { openSandboxProcess } from "../../../../../tools/faults/world/open-sandbox-process.ts";
import { readKnownIds } from "../../../test/fuzz/known-ids.ts";
import { findTexts, makeInput, withText } from "../../../test/fuzz/schema-input.ts";
import { worstTexts } from "../../../test/fuzz/worst-texts.ts";
import { startServerProcess, type ServerProcess } from "../../../test/server-process.ts";
import { testConfig } from "../../../test/test-server.ts";

const MAX_MAIN_THREAD_MS = 50;
const MAX_HEALTH_MS = 200;
const root = join(import.meta.dirname, "../../..");

const CALLS = Object.values(contract).filter(
  (value): value is Endpoint & typeof value =>
    typeof value === "object" && value !== null && "path" in value && "refusals" in value,
);
/** What ends sessions, or takes away what others need, comes last. */
const ORDER = ["GET", "POST", "PATCH", "DELETE"];
const LAST = /signOut|archive|erase|merge|\/me\/|self|userchurch/i;
const calls = CALLS.toSorted(
  (one, other) =>
    Number(LAST.test(one.path)) - Number(LAST.test(other.path)) ||
    ORDER.indexOf(one.method) - ORDER.indexOf(other.method),
);

let database: TestDatabase;
let pool: Pool;
let sandbox: Awaited<ReturnType<typeof openSandboxProcess>>;
let server: ServerProcess;
const data = mkdtempSync(join(tmpdir(), "offertory-worst-"));

beforeAll(async () => {
  database = await openTestDatabase();
  pool = new Pool({ connectionString: database.url, max: 2 });
  sandbox = await openSandboxProcess();
  const { secret, sealingKey } = testConfig(database.url);
  const env = { SANDBOX_URL: sandbox.url, OFFERTORY_DATA: data };
  const demo = fork(join(root, "src/make-demo.ts"), {
    env: { PATH: process.env["PATH"], DATABASE_URL: database.url, OFFERTORY_SECRET: secret, OFFERTORY_SEALING_KEY: sealingKey, ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [code] = await once(demo, "exit");
  if (code !== 0) throw new Error("The demo churches could not be made.");
  server = await startServerProcess(database.url, env, ["--import", join(root, "test/fuzz/report-cpu.ts")]);
});
afterAll(async () => {
  await server?.stop();
  await sandbox?.close();
  await pool?.end();
  await database?.close();
  rmSync(data, { recursive: true, force: true });
});

async function send(call: Endpoint, parts: Record<"params" | "query" | "body", unknown>, token: string) {
  const params = { ...(parts.params as Record<string, string>) };
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? "x"));
  const query = new URLSearchParams(
    Object.entries(parts.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const hasBody = call.method === "POST" || call.method === "PATCH";
  const before = await server.cpu();
  const answer = await fetch(`${server.url}/api/${call.api}${path}?${query.toString()}`, {
    method: call.method,
    headers: { ...(hasBody && { "content-type": "application/json" }), ...(token && { authorization: `Bearer ${token}` }) },
    ...(hasBody && { body: JSON.stringify(parts.body) }),
  });
  const text = await answer.text();
  return { status: answer.status, text, ms: (await server.cpu()) - before };
}

async function signIn() {
  const body = { email: "admin@example.com", password: "offertory-demo" };
  const signedIn = contract.SignIn.parse(JSON.parse((await send(login, { params: {}, query: {}, body }, "")).text));
  const { jwt } = signedIn.user;
  const churchId = signedIn.userChurches[0]?.church.id ?? "";
  const chosen = JSON.parse((await send(selectChurch, { params: {}, query: {}, body: { churchId } }, jwt)).text);
  const tokens = new Map<string, string>(chosen.apis.map((api: { keyName: string; jwt: string }) => [api.keyName, api.jwt]));
  return { churchId, userId: signedIn.user.id, tokenFor: (api: string) => tokens.get(`${api[0]?.toUpperCase()}${api.slice(1)}Api`) ?? jwt };
}

test("no text of any length, in any field of any call, takes more than 50 ms of the main thread", async () => {
  let session = await signIn();
  const idOf = await readKnownIds(pool, session.churchId, session.userId);
  const health = new Worker(new URL("../../../test/fuzz/poll-health.worker.ts", import.meta.url), { workerData: `${server.url}/health` });
  const slow: string[] = [];
  const broken: string[] = [];
  const reached = new Map<string, number>();
  let requests = 0;
  const measure = async (call: Endpoint, parts: Parameters<typeof send>[1]) => {
    await pool.query("delete from rate_limits");
    let answer = await send(call, parts, session.tokenFor(call.api));
    if (answer.status === 401) {
      session = await signIn();
      answer = await send(call, parts, session.tokenFor(call.api));
    }
    requests += 1;
    return answer;
  };

  for (const call of calls) {
    const name = `${call.method} ${call.path}`;
    const parts = {
      params: makeInput(call.params, (field) => idOf(call.path, field)),
      query: makeInput(call.query, (field) => idOf(call.path, field)),
      body: makeInput(call.body, (field) => idOf(call.path, field)),
    };
    // What is loaded and compiled with a first call is not paid by the others.
    const first = await measure(call, parts);
    reached.set(name, first.status);
    for (const part of ["params", "query", "body"] as const) {
      for (const { path, longest } of findTexts(call[part])) {
        const length = part === "body" ? longest : Math.min(longest, 2000);
        for (const text of worstTexts(length)) {
          const worst = { ...parts, [part]: withText(parts[part], path, text) };
          const tries = [await measure(call, worst)];
          // A pause of the garbage collector is not the fault of the text: it does not come three times.
          while (tries.length < 3 && (tries.at(-1)?.ms ?? 0) > MAX_MAIN_THREAD_MS) tries.push(await measure(call, worst));
          const ms = Math.min(...tries.map((each) => each.ms));
          const said = `${name} ${part}.${path.join(".")} ${JSON.stringify(text.slice(0, 12))}×${length}`;
          if (ms > MAX_MAIN_THREAD_MS) slow.push(`${said}: ${ms.toFixed(0)} ms, ${tries[0]?.status}`);
          if ((tries[0]?.status ?? 0) >= 500) broken.push(`${said}: ${tries[0]?.status} ${tries[0]?.text.slice(0, 100)}`);
        }
      }
    }
  }
  health.postMessage("stop", []);
  const [times] = (await once(health, "message")) as [number[]];
  const p99 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
  if (process.env["OFFERTORY_FUZZ_REPORT"]) {
    console.log(`${requests} requests; /health ${times.length} times, p99 ${p99.toFixed(1)} ms, slowest ${Math.max(...times).toFixed(0)} ms`);
    console.log([...reached].map(([name, status]) => `${status} ${name}`).sort().join("\n"));
  }
  expect(broken).toEqual([]);
  expect(slow).toEqual([]);
  expect(p99).toBeLessThan(MAX_HEALTH_MS);
}, 1_200_000);
