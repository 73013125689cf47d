import { Logger } from "graphile-worker";

/** The worker's own log would print payloads; ours names the job and the error only. */
export const quietLogger = (): Logger => new Logger(() => () => {});
