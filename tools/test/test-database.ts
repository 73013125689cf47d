import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { databaseUrl, dropDatabase, runOnServer } from "./test-server.ts";

export type TestDatabase = { url: string; servingUrl: string; close(): Promise<void> };

/** Opens a migrated database for one test file, on the server that the run shares; `close` drops it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { url, servingUrl, template } = inject("testServer");
  const name = `t_${randomBytes(8).toString("hex")}`;
  await copyTemplate(url, name, template);
  return {
    url: databaseUrl(url, name),
    servingUrl: databaseUrl(servingUrl, name),
    close: () => dropDatabase(url, name),
  };
}

async function copyTemplate(serverUrl: string, name: string, template: string, triesLeft = 10): Promise<void> {
  try {
    await runOnServer(serverUrl, `create database "${name}" template "${template}"`);
  } catch (error) {
    if (triesLeft === 0 || !isTemplateBusy(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, 200));
    await copyTemplate(serverUrl, name, template, triesLeft - 1);
  }
}

// PostgreSQL refuses to copy a database that has any connection, such as that of its own autovacuum.
const isTemplateBusy = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "55006";
