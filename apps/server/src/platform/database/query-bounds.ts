export interface QueryBounds {
  /** The longest that one statement may take; 0 for commands that go through everything, such as migrations. */
  statementSeconds?: number;
  /** False for data that are made anew if they are lost: a commit does not wait for the disk. */
  waitsForDisk?: boolean;
}

/** No call waits longer for one statement, whatever it waits for. */
const STATEMENT_SECONDS = 60;
/** A transaction never waits for anything but the database, so one that does nothing belongs to a process that is stuck or gone. */
const IDLE_IN_TRANSACTION_SECONDS = 30;

/** The settings with which a connection begins, for the database's side of it. */
export const boundQueries = ({
  statementSeconds = STATEMENT_SECONDS,
  waitsForDisk = true,
}: QueryBounds): Record<string, string> => ({
  statement_timeout: `${statementSeconds}s`,
  idle_in_transaction_session_timeout: `${statementSeconds === 0 ? 0 : IDLE_IN_TRANSACTION_SECONDS}s`,
  // The database, too, finds out when our machine is gone, and lets go of the locks and jobs that we held.
  tcp_keepalives_idle: "15",
  tcp_keepalives_interval: "5",
  ...(!waitsForDisk && { synchronous_commit: "off" }),
});

/** And for ours. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5000 };
