export interface QueryBounds {
  /** The `statement_timeout` in seconds; 0 means no limit, for long commands such as making the demo. */
  statementSeconds?: number;
  /** False lets commits return before they are on the disk, for data that can be made again. */
  waitsForDisk?: boolean;
}

/** No call waits longer than this for one statement. */
const STATEMENT_SECONDS = 60;
/**
 * A transaction of ours never waits for anything but the database. One that is idle this long belongs to a process that
 * hangs or is gone.
 */
const IDLE_IN_TRANSACTION_SECONDS = 30;

/** Returns the PostgreSQL settings of a new connection. */
export const boundQueries = ({
  statementSeconds = STATEMENT_SECONDS,
  waitsForDisk = true,
}: QueryBounds): Record<string, string> => ({
  statement_timeout: `${statementSeconds}s`,
  idle_in_transaction_session_timeout: `${statementSeconds === 0 ? 0 : IDLE_IN_TRANSACTION_SECONDS}s`,
  // The database also notices when our machine is gone, and releases the locks and jobs that we held.
  tcp_keepalives_idle: "15",
  tcp_keepalives_interval: "5",
  ...(!waitsForDisk && { synchronous_commit: "off" }),
});

/** TCP keep-alive of our side of a connection. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5000 };
