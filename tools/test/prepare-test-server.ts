import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { databaseUrl, dropDatabase, runOnServer, type TestServer } from "./test-server.ts";

const root = join(import.meta.dirname, "../..");

/** Starts PostgreSQL, or uses that of TEST_DATABASE_URL, and creates a migrated template database there. */
export async function prepareTestServer(): Promise<TestServer & { stop(): Promise<void> }> {
  const server = await findServer();
  const template = `offertory_template_${randomBytes(6).toString("hex")}`;
  const stop = async () => {
    try {
      await dropDatabase(server.url, template);
    } finally {
      await server.stop();
    }
  };
  try {
    await runOnServer(server.url, `create database "${template}"`);
    await migrate(databaseUrl(server.url, template), databaseUrl(server.servingUrl, template));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: server.url, servingUrl: server.servingUrl, template, stop };
}

async function findServer(): Promise<{ url: string; servingUrl: string; stop(): Promise<void> }> {
  const given = process.env["TEST_DATABASE_URL"];
  const servingUrl = process.env["TEST_DATABASE_SERVING_URL"] || given;
  if (given && servingUrl) return { url: given, servingUrl, stop: async () => {} };
  const { startTestPostgres } = await import("../postgres/start-test-postgres.ts");
  return startTestPostgres();
}

async function migrate(url: string, servingUrl: string): Promise<void> {
  const program = join(root, "apps/server/src/migrate.ts");
  if (!existsSync(program)) return;
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, DATABASE_URL: servingUrl, DATABASE_OWNER_URL: url },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`The migrations failed on a fresh database (exit code ${String(code)}):\n${output}`);
}
