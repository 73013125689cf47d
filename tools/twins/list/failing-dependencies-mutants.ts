import type { Twin } from "../twin.ts";

const SERVER = "apps/server/src";
const DATABASE = `${SERVER}/platform/database`;
const SILENT = `${DATABASE}/silent-database.test.ts`;
const CALLS = "packages/api-client/src/calls";

/** What keeps calls and jobs going when something they depend on is slow, silent or gone. */
export const FAILING_DEPENDENCIES_MUTANTS: readonly Twin[] = [
  {
    guard: "A connection whose query does not run is given up",
    file: `${DATABASE}/watch-connections.ts`,
    find: "else end(suspect.client);",
    replace: "",
    test: SILENT,
    title:
      "a server whose open connections to the database fall silent says so at /ready, and serves again within 15 seconds",
  },
  {
    guard: "A query that runs is left to work",
    file: `${DATABASE}/watch-connections.ts`,
    find: "running.has(suspect.pid)",
    replace: "false",
    test: SILENT,
    title: "a query that only takes long is left to work, and its connection with it",
  },
  {
    guard: "The database ends transactions that nobody goes on with",
    file: `${DATABASE}/watch-connections.ts`,
    find: "values: [JSON.stringify(settings)]",
    replace: 'values: ["{}"]',
    test: SILENT,
    title: "the database itself ends statements that take too long, and transactions that nobody goes on with",
  },
  {
    guard: "/ready asks on the connection of short reads",
    file: `${DATABASE}/check-database.ts`,
    find: "return migrated && read?.writable === true;",
    replace: "return migrated;",
    test: SILENT,
    title:
      "/ready says 503 while the database takes no writes, calls that write are told when to try again, and all is well once it does",
  },
  {
    guard: "Connections to a database that takes no writes are renewed",
    file: `${DATABASE}/connection.ts`,
    find: "code === READ_ONLY && renewAll()",
    replace: "code === READ_ONLY",
    test: SILENT,
    title:
      "/ready says 503 while the database takes no writes, calls that write are told when to try again, and all is well once it does",
  },
  {
    guard: "A database without writes is answered 503",
    file: `${SERVER}/platform/errors/is-temporary.ts`,
    find: "25006$|",
    replace: "",
    test: SILENT,
    title:
      "/ready says 503 while the database takes no writes, calls that write are told when to try again, and all is well once it does",
  },
  {
    guard: "A read is asked again while the server is unavailable",
    file: `${CALLS}/connect.ts`,
    find: 'endpoint.method === "GET"',
    replace: "false",
    test: `${CALLS}/connect.test.ts`,
    title:
      "G8.10 a read that the server cannot answer just now is asked again, with growing pauses, until it is answered",
  },
  {
    guard: "A write is never sent twice",
    file: `${CALLS}/connect.ts`,
    find: 'endpoint.method === "GET"',
    replace: "true",
    test: `${CALLS}/connect.test.ts`,
    title:
      "G8.10 after three more tries a read fails, one that nobody waits for is not asked again, and a write is sent once",
  },
];
