import { defineConfig } from "vitest/config";
import { patiently, WAIT } from "./tools/test/patience.ts";

/**
 * `npm run test:deep` runs the tests that take long, `npm run test:live` those at the real payment providers. Mutants may name
 * any test but those.
 */
const kind = process.env["OFFERTORY_TESTS"];
const ENDING = kind === "deep" || kind === "live" ? `.${kind}.test` : ".test";
const LEFT_OUT = { deep: [], live: [], all: ["live"] }[kind ?? ""] ?? ["deep", "live"];
const tests = (folders: string, ending: "ts" | "tsx") => [`${folders}/**/*${ENDING}.${ending}`];
const exclude = ["**/node_modules/**", "**/dist/**", ...LEFT_OUT.map((name) => `**/*.${name}.test.{ts,tsx}`)];

/** So long that only what hangs is ended: how fast the machine is decides nothing. */
const slow = {
  testTimeout: patiently(kind ? 600 : 180),
  hookTimeout: patiently(kind ? 600 : 180),
  expect: { poll: WAIT },
};

/** Files keep nothing in their modules that another could trip over: they share them, and load in half the time. */
const together = { isolate: false };

const inPage = {
  environment: "happy-dom",
  setupFiles: "tools/test/vitest-screens-setup.ts",
  testTimeout: patiently(90),
  expect: { poll: WAIT },
};

export default defineConfig({
  test: {
    passWithNoTests: false,
    allowOnly: false,
    // One more than the cores of a small machine: tests of processes and connections mostly wait.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: "unit",
          include: tests("{packages,apps/{sandbox,portal,church-site,lessons}}", "ts"),
          exclude,
          testTimeout: patiently(90),
          expect: { poll: WAIT },
          ...together,
        },
      },
      {
        // Everything that may open a database: it alone starts a PostgreSQL.
        test: {
          name: "server",
          include: tests("{apps/server,tools,bench}", "ts"),
          exclude,
          globalSetup: "tools/test/vitest-global-setup.ts",
          ...slow,
          ...together,
        },
      },
      {
        // What listens to the whole page, and may not find another page under its feet.
        test: {
          name: "kit",
          include: tests("packages/{api-client,giving-client,i18n,router,ui}", "tsx"),
          exclude,
          ...inPage,
        },
      },
      {
        test: {
          name: "screens",
          include: tests("{packages/{editors,features},apps}", "tsx"),
          exclude,
          ...inPage,
          ...together,
        },
      },
    ],
  },
});
