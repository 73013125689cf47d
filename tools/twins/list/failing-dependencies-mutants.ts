import type { Twin } from "../twin.ts";

const SERVER = "apps/server/src";
const DATABASE = `${SERVER}/platform/database`;
const SILENT = `${DATABASE}/silent-database.test.ts`;
const GIVING = `${SERVER}/modules/giving`;
const CALLS = "packages/api-client/src/calls";

/** What keeps calls and jobs going when something they depend on is slow, silent or gone. */
export const FAILING_DEPENDENCIES_MUTANTS: readonly Twin[] = [
  {
    guard: "An email for which somebody waits does not wait for those for which nobody does",
    file: `${SERVER}/platform/jobs/jobs.ts`,
    find: "canWait ? LOW_PRIORITY : 0",
    replace: "0",
    test: `${SERVER}/platform/jobs/jobs.test.ts`,
    title: "an email for which somebody waits leaves before those for which nobody does, however many came earlier",
  },
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
  {
    guard: "Each kind of job has workers of its own",
    file: `${SERVER}/platform/jobs/queues.ts`,
    find: 'tasks[name]?.queue ?? (timed.has(name) ? "nightly" : "events")',
    replace: '"money"',
    test: `${SERVER}/platform/jobs/jobs.test.ts`,
    title:
      "work that hangs holds up only work of its own kind: an email leaves while providers and the night's work hang",
  },
  {
    guard: "A turn of the timetable waits for the one before it",
    file: `${SERVER}/platform/jobs/queues.ts`,
    find: "`${line} ?queue=${taskOf(line)}&jobKey=${taskOf(line)}`",
    replace: "line",
    test: `${SERVER}/platform/jobs/jobs.test.ts`,
    title: "what is done by the timetable is done once at a time, however many turns were missed",
  },
  {
    guard: "A gift that cannot be asked about keeps no other waiting",
    file: `${GIVING}/run-in-parallel.ts`,
    find: ".catch((error: unknown) => void (isGatewayResting(error) || troubles.push(error)))",
    replace: "",
    test: `${GIVING}/intents/slow-provider.test.ts`,
    title: "a gift of one church is recovered though the gateway of another, which stands before it, is broken",
  },
  {
    guard: "A donor does not wait for a provider that does not answer",
    file: `${GIVING}/intents/take-payment.ts`,
    find: "Promise.race([asking, patience])",
    replace: "asking",
    test: `${GIVING}/intents/slow-provider.test.ts`,
    title:
      "a donor whose payment provider does not answer sees that the gift is processing within 20 seconds, and it is taken once",
  },
  {
    guard: "A gateway that does not answer rests",
    file: `${GIVING}/gateways/gateway-breaker.ts`,
    find: "throw new GatewayResting();",
    replace: "",
    test: `${GIVING}/gateways/gateway-breaker.test.ts`,
    title: "after two slow calls without an answer a gateway rests for half a minute, and no other gateway does",
  },
  {
    guard: "One call at a time tries a resting gateway",
    file: `${GIVING}/gateways/gateway-breaker.ts`,
    find: "breaker.restsUntil = began + REST_MS;",
    replace: "",
    test: `${GIVING}/gateways/gateway-breaker.test.ts`,
    title: "while one call tries a gateway again, the others still wait",
  },
  {
    guard: "A server with another sealing key does not start",
    file: `${SERVER}/platform/config/check-secrets.ts`,
    find: "rows[0]?.fingerprint !== fingerprint",
    replace: "false",
    test: `${SERVER}/two-servers.test.ts`,
    title: "a server with other secrets than those that the database is used with does not start, and says what to do",
  },
  {
    guard: "A sealing key cannot be replaced",
    file: `${SERVER}/platform/config/check-secrets.ts`,
    find: 'takesNewSecret && name === "secret"',
    replace: "takesNewSecret",
    test: `${SERVER}/two-servers.test.ts`,
    title: "a server with other secrets than those that the database is used with does not start, and says what to do",
  },
  {
    guard: "Connections begin without settings of their own",
    file: `${DATABASE}/lane.ts`,
    find: "pipeline: true,",
    replace: 'pipeline: true, options: "-c enable_seqscan=off",',
    test: `${DATABASE}/lane.test.ts`,
    title: "connections begin without settings of their own, which a pooler such as PgBouncer would refuse",
  },
  {
    guard: "The guide's nginx lets the largest file through",
    file: "docs/guide/running-in-production.md",
    find: "client_max_body_size 48m;",
    replace: "client_max_body_size 1m;",
    test: `${SERVER}/modules/gallery/pictures/proxy-guide.test.ts`,
    title: "the proxies of the guide let through the largest file that the server takes, and little more",
  },
  {
    guard: "A campaign plays a world again that the machine let down",
    file: "tools/faults/play-surely.ts",
    find: "const TRIES = 5;",
    replace: "const TRIES = 1;",
    test: "tools/faults/campaign.test.ts",
    title:
      "a campaign waits and plays a world again that the machine let down, and ends with a verdict when none can be played",
  },
];
