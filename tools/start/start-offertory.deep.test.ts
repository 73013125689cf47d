import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withClient } from "../postgres/open-database.ts";
import { isAlive } from "../postgres/read-postmaster.ts";
import { createTestStarts } from "./stand-ins/create-test-starts.ts";
import { ask, postgresPid } from "./stand-ins/run-start.ts";

const { here, start } = createTestStarts();

test("A first start creates the demo data and prints the URLs, and a signal stops every process", async () => {
  const run = start();
  await run.prints("Offertory is ready");
  expect(run.output()).toContain(`http://localhost:${here.port}\n`);
  expect(run.output()).toContain("admin@example.com");
  expect(await ask(here.port, "/ready")).toBe("demo");
  const pids = [
    Number(await ask(here.port, "/pid")),
    Number(await ask(here.port + 3, "/")),
    postgresPid(here.dataFolder),
  ];
  run.child.kill("SIGTERM");
  expect(await run.ended).toBe(0);
  expect(pids.map(isAlive)).toEqual([false, false, false]);
});

test("A second start finds all data", async () => {
  const first = start();
  await first.prints("Offertory is ready");
  await ask(here.port, "/notes/kept", "POST");
  first.child.kill("SIGINT");
  await first.ended;
  const second = start();
  await second.prints("Offertory is ready");
  expect(await ask(here.port, "/notes")).toBe("demo kept");
});

test("The server gets the URL of a database role that owns nothing, and never the owner's URL", async () => {
  const run = start({ env: { DATABASE_OWNER_URL: "postgres://somebody:else@127.0.0.1:1/owned" } });
  await run.prints("Offertory is ready");
  const { DATABASE_URL = "", DATABASE_OWNER_URL }: NodeJS.ProcessEnv = JSON.parse(await ask(here.port, "/environment"));
  expect(DATABASE_OWNER_URL).toBeUndefined();
  await withClient({ connectionString: DATABASE_URL }, async (client) => {
    await expect(client.query("drop table notes")).rejects.toThrow(/must be owner/);
    await expect(client.query("set role offertory")).rejects.toThrow(/permission denied/);
    const { rows } = await client.query("select rolsuper, rolcreaterole from pg_roles where rolname = current_user");
    expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false }]);
  });
});

test("A port in use is refused in one line that names the port and PORT", async () => {
  const other = createServer().listen(here.port + 2);
  const run = start();
  expect(await run.ended).toBe(1);
  other.close();
  expect(run.output()).toMatch(
    new RegExp(`^Port ${here.port + 2} is taken by another program: .*PORT=\\d+ npm start\\.\n$`),
  );
});

test("A HOST that is no address of this machine is refused in one line", async () => {
  for (const host of ["203.0.113.9", "no.such.host.invalid"]) {
    const run = start({ env: { HOST: host } });
    expect(await run.ended).toBe(1);
    expect(run.output()).toBe(
      `HOST is ${host}, which is no address of this machine: leave it out, or name one that is (0.0.0.0 for all of them).\n`,
    );
  }
});

test("A second instance on the same data folder is refused, and the first stays up", async () => {
  const first = start();
  await first.prints("Offertory is ready");
  const second = start({ port: here.port + 5 });
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(/^Offertory already runs on this data folder \(process \d+\): .*\n$/);
  expect(await ask(here.port, "/ready")).toBe("demo");
});

test("A database newer than the program is refused in the server's own line", async () => {
  const first = start();
  await first.prints("Offertory is ready");
  await ask(here.port, "/notes/from%20the%20future", "POST");
  first.child.kill("SIGTERM");
  await first.ended;
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(/(^|\n)The database is newer than this program: update the program\.\n$/);
});

test("An unreachable DATABASE_URL is refused in one line without its password", async () => {
  const run = start({ env: { DATABASE_URL: "postgres://me:hidden@127.0.0.1:1/church" } });
  expect(await run.ended).toBe(1);
  expect(run.output()).toBe(
    "The PostgreSQL church at 127.0.0.1:1 cannot be used (ECONNREFUSED): start it, or correct DATABASE_URL.\n",
  );
});

test("A start with a database but without its secrets is refused, and no new secrets are created", async () => {
  const first = start();
  await first.prints("Offertory is ready");
  first.child.kill("SIGTERM");
  await first.ended;
  rmSync(join(here.dataFolder, "secrets.json"));
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(/secrets\.json is missing.*npm run restore.*\n$/);
});

test("A server that dies is started again, and so is the database", async () => {
  const run = start();
  await run.prints("Offertory is ready");
  process.kill(Number(await ask(here.port, "/pid")), "SIGKILL");
  await run.prints("The server is ready again.");
  process.kill(postgresPid(here.dataFolder), "SIGKILL");
  await run.prints("PostgreSQL is ready again.");
  expect(await ask(here.port, "/notes")).toBe("demo");
});
