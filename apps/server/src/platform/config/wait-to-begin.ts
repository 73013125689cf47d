import { once } from "node:events";

/**
 * By now our code is read, which takes as long as some of what is done before us. Whoever started us for that says when we may begin, and
 * with what of the environment that was not known yet.
 */
export async function waitToBegin(): Promise<void> {
  if (!process.env.OFFERTORY_WAITS) return;
  const [{ env = {} } = {}]: { env?: NodeJS.ProcessEnv }[] = await once(process, "message");
  Object.assign(process.env, env);
}
