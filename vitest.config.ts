import { defineConfig } from "vitest/config";

/** `npm run test:deep` runs the tests that take long, and only those. */
const deep = process.env["OFFERTORY_DEEP"] === "1";
const tests = (folders: string, ending: "ts" | "tsx") => [`${folders}/**/*${deep ? ".deep" : ""}.test.${ending}`];
const exclude = ["**/node_modules/**", "**/dist/**", ...(deep ? [] : ["**/*.deep.test.{ts,tsx}"])];

const seconds = (count: number) => count * 1000;
const slow = { testTimeout: seconds(deep ? 300 : 30), hookTimeout: seconds(deep ? 300 : 60) };

/** Files keep nothing in their modules that another could trip over: they share them, and load in half the time. */
const together = { isolate: false };

const inPage = {
  environment: "happy-dom",
  setupFiles: "tools/test/vitest-screens-setup.ts",
  testTimeout: seconds(15),
};

export default defineConfig({
  test: {
    passWithNoTests: false,
    allowOnly: false,
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          include: tests("{packages,apps/{sandbox,portal,church-site,lessons}}", "ts"),
          exclude,
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
        test: { name: "kit", include: tests("packages/{api-client,i18n,ui}", "tsx"), exclude, ...inPage },
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
