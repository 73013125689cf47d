import { join } from "node:path";
import type { Secrets } from "./keep-secrets.ts";
import { ownAddress } from "./own-address.ts";
import type { Settings } from "./read-settings.ts";

/** The URL with the server's role, and the URL with the owner of the tables if that is another role. */
export type DatabaseUrls = { serving: string; owner: string | undefined };

/** The environment of commands that change the schema: it adds the owner's URL, which the server never gets. */
export const makeOwnerEnvironment = (env: NodeJS.ProcessEnv, { owner }: DatabaseUrls): NodeJS.ProcessEnv => ({
  ...env,
  ...(owner && { DATABASE_OWNER_URL: owner }),
});

type MakeEnvironment = { env: NodeJS.ProcessEnv; settings: Settings; databaseUrl: string; secrets: Secrets };

/** The environment of the server. */
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

/** The environment of the sandbox, without the server's secrets. */
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
