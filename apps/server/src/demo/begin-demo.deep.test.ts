import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestChurch } from "../../test/create-test-church.ts";
import { startServerProcess } from "../../test/server-process.ts";
import { testConfig, testServer, type TestServer } from "../../test/test-server.ts";
import { patiently } from "../../../../tools/test/patience.ts";
import { makeTestFolder } from "../../../../tools/postgres/test-folder.ts";

const MAKE_DEMO = join(import.meta.dirname, "../make-demo.ts");

let server: TestServer;
let data: string;
beforeEach(async () => {
  data = makeTestFolder("demo");
  server = await testServer();
});
afterEach(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

/** Runs the make-demo command as `npm start` does. Returns its output, errors included. */
function makeDemo(env: Record<string, string> = {}): Promise<string> {
  const { secret, encryptionKey } = testConfig("");
  const options = {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: server.servingUrl,
      DATABASE_OWNER_URL: server.url,
      OFFERTORY_DATA: data,
      OFFERTORY_SECRET: secret,
      OFFERTORY_ENCRYPTION_KEY: encryptionKey,
      SMTP_URL: "smtp://127.0.0.1:1",
      ...env,
    },
  };
  return new Promise<string>((resolve) => {
    execFile(process.execPath, [MAKE_DEMO], { ...options, timeout: patiently(150) }, (error, stdout, stderr) =>
      resolve(error?.killed ? "It did not end." : stdout + stderr),
    );
  });
}
const churches = async (): Promise<string[]> =>
  (await server.database.pool.query<{ name: string }>("select name from churches order by name")).rows.map(
    ({ name }) => name,
  );

const PRODUCTION = {
  OFFERTORY_MODE: "production",
  PORTAL_URL: "https://portal.example.org",
  SITE_URL: "https://church.example.org",
  LESSONS_URL: "https://lessons.example.org",
};

test("demo churches are not created in production mode or in empty mode", async () => {
  expect(await makeDemo(PRODUCTION)).toBe("");
  expect(await makeDemo({ OFFERTORY_MODE: "empty" })).toBe("");
  expect(await churches()).toEqual([]);
});

test("demo churches are not created in a database that has a church", async () => {
  await createTestChurch(server, "A Real Church");
  expect(await makeDemo()).toBe("");
  expect(await churches()).toEqual(["A Real Church"]);
});

test("the churches of a database that a server has used are not deleted as leftovers of an interrupted demo", async () => {
  await server.owner.query("insert into installation values ('demo', 'making')");
  const serving = await startServerProcess(server.url, { OFFERTORY_MODE: "empty" });
  await serving.stop();
  await createTestChurch(server, "A Real Church");
  expect(await makeDemo()).toBe("");
  expect(await churches()).toEqual(["A Real Church"]);
});

test("demo churches are not created in a database that has an account without a church", async () => {
  await server.database.pool.query("insert into users (id, email) values ('one', 'one@example.org')");
  expect(await makeDemo()).toBe("");
  expect(await churches()).toEqual([]);
});
