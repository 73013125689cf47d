import { once } from "node:events";

/**
 * Waits until the parent process says that we may begin. `npm start` launches us early, because loading our code takes
 * as long as the work that must be done before us. Its message may bring environment variables that it did not know at
 * launch.
 */
export async function waitForStartMessage(): Promise<void> {
  if (!process.env.OFFERTORY_WAITS) return;
  const [{ env = {} } = {}]: { env?: NodeJS.ProcessEnv }[] = await once(process, "message");
  Object.assign(process.env, env);
}
