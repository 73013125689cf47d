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

/** Limits so long that they end only a test that hangs, even on a slow machine. */
const slow = {
  testTimeout: patiently(kind ? 600 : 180),
  hookTimeout: patiently(kind ? 600 : 180),
  expect: { poll: WAIT },
};

/** Test files share loaded modules, which halves the load time. Their modules keep no state between files. */
const together = { isolate: false };

const inPage = {
  environment: "happy-dom",
  setupFiles: "tools/test/vitest-screens-setup.ts",
  testTimeout: patiently(90),
  hookTimeout: patiently(90),
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
          hookTimeout: patiently(90),
          expect: { poll: WAIT },
          ...together,
        },
      },
      {
        // Tests that may open a database. Only this project starts PostgreSQL.
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
        // Tests that listen to the whole page: each file gets its own page.
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
