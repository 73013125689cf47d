import { join } from "node:path";
import type { Secrets } from "./keep-secrets.ts";
import { ownAddress } from "./own-address.ts";
import type { Settings } from "./read-settings.ts";

/** The address of the role that serves, and of the one that owns the tables, where they are not the same. */
export type DatabaseUrls = { serving: string; owner: string | undefined };

/** What the commands that change the schema find besides: the way to the owner, which the server is never told. */
export const makeOwnerEnvironment = (env: NodeJS.ProcessEnv, { owner }: DatabaseUrls): NodeJS.ProcessEnv => ({
  ...env,
  ...(owner && { DATABASE_OWNER_URL: owner }),
});

type MakeEnvironment = { env: NodeJS.ProcessEnv; settings: Settings; databaseUrl: string; secrets: Secrets };

/** What the server finds in its environment. */
export function makeServerEnvironment({ env, settings, databaseUrl, secrets }: MakeEnvironment): NodeJS.ProcessEnv {
  const { mode, port, host = "127.0.0.1", dataFolder } = settings;
  const apps = {
    PORTAL_URL: ownAddress(settings, port),
    SITE_URL: ownAddress(settings, port + 1),
    LESSONS_URL: ownAddress(settings, port + 2),
  };
  const sandbox = { SANDBOX_URL: `http://127.0.0.1:${port + 3}`, SMTP_URL: `smtp://127.0.0.1:${port + 4}` };
  const { DATABASE_OWNER_URL: _, ...passedOn } = env;
  return {
    ...(mode === "production" ? {} : { ...apps, ...sandbox }),
    ...passedOn,
    PORT: String(port),
    HOST: host,
    DATABASE_URL: databaseUrl,
    OFFERTORY_DATA: dataFolder,
    OFFERTORY_MODE: mode,
    OFFERTORY_SECRET: secrets.secret,
    OFFERTORY_ENCRYPTION_KEY: secrets.encryptionKey,
  };
}

/** What the sandbox finds in its environment: nothing of the server's secrets. */
export function makeSandboxEnvironment(env: NodeJS.ProcessEnv, { port, dataFolder }: Settings): NodeJS.ProcessEnv {
  const { PATH, NODE_OPTIONS, NODE_COMPILE_CACHE } = env;
  return {
    PATH,
    NODE_OPTIONS,
    NODE_COMPILE_CACHE,
    PORT: String(port),
    SANDBOX_PORT: String(port + 3),
    SANDBOX_SMTP_PORT: String(port + 4),
    SANDBOX_DATA: join(dataFolder, "sandbox"),
  };
}
