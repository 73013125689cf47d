import { isAbsolute, join } from "node:path";
import { Refusal } from "../../postgres/refusal.ts";

export type Mode = "demo" | "empty" | "production";

export type Settings = {
  mode: Mode;
  /** The portal's port; the site, the lessons, the sandbox and its SMTP server use the next ones. */
  port: number;
  /** The address to listen on, if one was set. */
  host: string | undefined;
  dataFolder: string;
  /** An external PostgreSQL; undefined for the embedded one. */
  databaseUrl: string | undefined;
  /** The owner of the tables there, if `databaseUrl` has only the server's role. */
  databaseOwnerUrl: string | undefined;
};

type Environment = Record<string, string | undefined>;

/** Reads the settings and refuses invalid ones. */
export function readSettings(env: Environment, args: string[], root: string): Settings {
  const unknown = args.find((word) => word !== "--empty");
  if (unknown) throw new Refusal(`npm start knows only --empty, not ${unknown}.`);
  const mode = readMode(env, args.includes("--empty"));
  if (mode === "production") requireProduction(env);
  return {
    mode,
    port: readPort(env["PORT"]),
    host: env["HOST"] || undefined,
    dataFolder: readDataFolder(env, root),
    databaseUrl: env["DATABASE_URL"] || undefined,
    databaseOwnerUrl: (env["DATABASE_URL"] && env["DATABASE_OWNER_URL"]) || undefined,
  };
}

/** Returns the folder of the database, files, secrets and logs. */
export function readDataFolder(env: Environment, root: string): string {
  const given = env["OFFERTORY_DATA"] || ".offertory";
  return isAbsolute(given) ? given : join(root, given);
}

function readMode(env: Environment, isEmpty: boolean): Mode {
  const mode = env["OFFERTORY_MODE"] || (isEmpty ? "empty" : "demo");
  if (mode === "production" || mode === "empty") return mode;
  if (mode === "demo") return isEmpty ? "empty" : "demo";
  throw new Refusal(`OFFERTORY_MODE must be demo, empty or production, not ${mode}.`);
}

function readPort(given: string | undefined): number {
  const port = Number(given || "3000");
  if (Number.isInteger(port) && port >= 1 && port <= 65_531) return port;
  throw new Refusal(`PORT must be a whole number from 1 to 65531 (four more ports follow it), not ${given}.`);
}

function requireProduction(env: Environment): void {
  const missing = ["PORTAL_URL", "SITE_URL", "LESSONS_URL", "SMTP_URL"].filter((name) => !env[name]);
  if (missing.length === 0) return;
  throw new Refusal(`Production mode needs ${missing.join(", ")} in the environment: see docs/guide for an example.`);
}
