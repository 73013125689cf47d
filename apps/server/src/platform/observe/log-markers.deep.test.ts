import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { uniqueId } from "@offertory/contract";
import * as contract from "@offertory/contract";
import { expect, test } from "vitest";
import { createTestChurch } from "../../../test/create-test-church.ts";
import { startServerProcess } from "../../../test/server-process.ts";
import { testServer } from "../../../test/test-server.ts";
import { describeError } from "./describe-error.ts";

const MARKER = "MarkedSecret";

interface Call {
  method: string;
  path: string;
}

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === "object" && value !== null && "api" in value && "path" in value && "method" in value;

/** Requests outside the contract: pages, files, webhooks, and unknown paths. */
const OTHERS: Call[] = [
  ...["/", "/login", "/giving/manage", "/profile", "/confirm-change", "/nowhere", "/api/nowhere", "/help/nowhere"].map(
    (path) => ({ method: "GET", path }),
  ),
  { method: "GET", path: `/${MARKER}/${MARKER}` },
  { method: "GET", path: `/api/membership/${MARKER}` },
  { method: "GET", path: `/content/churches/${MARKER}/${MARKER}` },
  { method: "GET", path: `/locales/${MARKER}.json` },
  { method: "GET", path: `/assets/${MARKER}.js` },
  { method: "GET", path: `/%zz${MARKER}` },
  { method: "POST", path: `/api/giving/webhooks/stripe/${MARKER}` },
  { method: "POST", path: `/api/giving/webhooks/paypal/${MARKER}` },
  { method: "PURGE", path: `/${MARKER}` },
];

const CALLS: Call[] = [
  ...Object.values<unknown>(contract)
    .filter(isEndpoint)
    .map(({ api, method, path }) => ({ method, path: `/api/${api}${path.replace(/:\w+/g, MARKER)}` })),
  ...OTHERS,
];

test("nothing that a client sends in a query, path, header or body is written to the log", async () => {
  const support = await testServer();
  const church = await createTestChurch(support);
  const admin = await church.person({ admin: true });
  const server = await startServerProcess(support.url, { LOG_LEVEL: "trace", SMTP_URL: "smtp://u:p@127.0.0.1:1" });
  const { port } = new URL(server.url);

  const send = ({ method, path }: Call, headers: Record<string, string>, body: string | null) =>
    new Promise<number>((resolve) => {
      const request = httpRequest(
        { host: "127.0.0.1", port, method, path: `${path}?token=${MARKER}&auth=${MARKER}&jwt=${MARKER}`, headers },
        (answer) => {
          answer.resume();
          answer.on("close", () => resolve(answer.statusCode ?? 0));
        },
      );
      request.on("error", () => resolve(0));
      request.end(method === "GET" ? undefined : (body ?? undefined));
    });
  const marked = { cookie: `jwt=${MARKER}`, referer: `http://x/?t=${MARKER}`, "x-token": MARKER, "user-agent": MARKER };
  const json = { ...marked, "content-type": "application/json" };
  const fields = Object.fromEntries(
    ["id", "email", "password", "token", "authGuid", "name", "message", "jwt", "appUrl"].map((name) => [name, MARKER]),
  );
  const bodies = [JSON.stringify(fields), JSON.stringify([fields]), `{"token": ${MARKER}`, MARKER];
  const statuses = new Set<number>();
  for (const call of CALLS) {
    statuses.add(await send(call, { ...json, authorization: `Bearer ${MARKER}` }, bodies[0] ?? ""));
    const signed = {
      ...json,
      authorization: `Bearer ${call.path.startsWith("/api/giving") ? admin.tokenFor("giving") : call.path.startsWith("/api/messaging") ? admin.tokenFor("messaging") : admin.token}`,
    };
    for (const body of bodies) statuses.add(await send(call, signed, body));
  }
  // A request that is not valid HTTP.
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), "127.0.0.1", () =>
      socket.write(`GET /?t=${MARKER} HTTP/9.9\r\nx: ${MARKER}\r\n\r\n`),
    );
    socket.on("data", () => socket.end());
    socket.on("close", () => resolve());
    socket.on("error", () => resolve());
  });

  // Errors of the database and of jobs.
  const { pool } = support.database;
  await support.owner.query(`alter table users add constraint broken check (first_name <> '${MARKER}')`);
  const named = { firstName: MARKER, lastName: MARKER, email: "marked@example.org" };
  expect(await send({ method: "POST", path: "/api/membership/users/register" }, json, JSON.stringify(named))).toBe(500);
  await support.owner.query("alter view church_cards rename to church_cards_aside");
  await send({ method: "POST", path: "/api/membership/churches/search" }, json, JSON.stringify({ name: MARKER }));
  const job = "select graphile_worker.add_job($1, payload := $2::json, max_attempts := 1)";
  await pool.query(job, ["send-mail", JSON.stringify({ encrypted: MARKER })]);
  await pool.query(job, [
    "send-mail",
    JSON.stringify({ to: `${MARKER}@127.0.0.1`, subject: MARKER, html: MARKER, text: MARKER }),
  ]);
  await pool.query(job, ["giving-send-statements", JSON.stringify({ churchId: 1, id: { [MARKER]: MARKER } })]);
  // Scheduled jobs may fail too, because the view is gone.
  const failed = /"job":"(?:send-mail|giving-send-statements)".*a job failed/g;
  await expect.poll(() => server.log().match(failed)?.length ?? 0).toBe(3);

  await server.stop();
  const log = server.log();
  expect(log).toContain("unexpected error");
  expect(log).toContain('"path":"/api/membership/people/:id"');
  expect(statuses.size).toBeGreaterThan(3);
  expect(CALLS.length).toBeGreaterThan(200);
  const found = [...log.matchAll(new RegExp(`.{0,200}${MARKER}.{0,50}`, "g"))].map(([line]) => line);
  expect(found).toEqual([]);
  expect(log).not.toContain(admin.token);
  await support.close();
});

test("an error is logged without email addresses, quotations, tokens and extra properties of libraries", () => {
  const token = uniqueId().repeat(3);
  const error = Object.assign(
    new Error(`Bad "${MARKER}" from me@x.org at https://u:p@hooks.example.org/a/${token}?q=1 with ${token}`, {
      cause: new Error(`Invalid '${MARKER}'`),
    }),
    { code: "E_BAD", response: MARKER, headers: { authorization: MARKER } },
  );
  const logged = describeError(error);
  expect(JSON.stringify(logged)).not.toMatch(new RegExp(`${MARKER}|me@x|u:p@|${token}`));
  expect(logged).toMatchObject({ code: "E_BAD", message: 'Bad "…" from … at https://hooks.example.org/… with …' });
  expect(logged.stack).toContain("log-markers.deep.test.ts");
  const about = Object.assign(new Error('relation "gifts" does not exist'), { code: "42P01" });
  expect(describeError(about).message).toBe('relation "gifts" does not exist');
});
