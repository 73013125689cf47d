import { createServer } from "node:net";
import { isWindows } from "./prepare-folders.ts";

export type Purpose = "work" | "test";

/** Returns PostgreSQL's settings for a small machine, or for tests, whose data may be lost. */
export async function chooseSettings(socketFolder: string, purpose: Purpose): Promise<string[]> {
  return [
    ...(isWindows ? await listenOnLoopback() : listenOnSocket(socketFolder)),
    "shared_buffers=64MB",
    "work_mem=8MB",
    "max_wal_size=512MB",
    "random_page_cost=1.1",
    "jit=off",
    "io_method=sync",
    "timezone=UTC",
    "log_timezone=UTC",
    "log_line_prefix=%m [%p] ",
    // Verbose errors quote values of rows; the server logs errors without them.
    "log_min_messages=log",
    "log_error_verbosity=terse",
    "log_checkpoints=off",
    ...(purpose === "test" ? testSettings : durableSettings),
  ];
}

const durableSettings = ["max_connections=60", "fsync=on", "synchronous_commit=on", "full_page_writes=on"];
const testSettings = [
  "max_connections=200",
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "autovacuum=off",
];

// The setting is a list of folders; the quotes prevent a comma in the path from splitting it.
const listenOnSocket = (folder: string): string[] => [
  "listen_addresses=",
  "port=5432",
  `unix_socket_directories="${folder.replaceAll('"', '""')}"`,
];

async function listenOnLoopback(): Promise<string[]> {
  return ["listen_addresses=127.0.0.1", `port=${await findFreePort()}`, "unix_socket_directories="];
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
