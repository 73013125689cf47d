import { defineConfig } from "@playwright/test";
import { productUrls } from "./e2e/support/product-urls.ts";
import { findChromium } from "./tools/test/find-chromium.ts";
import { CHROMIUM_ARGUMENTS } from "./tools/test/launch-chromium.ts";
import { patiently } from "./tools/test/patience.ts";

const executablePath = findChromium();
/** Journeys on which money moves, or that add it up: the clock of payments does not move beside them. */
const MONEY = [
  "giving/**/*.spec.ts",
  "forms/{form-load,visitor-form}.spec.ts",
  "treasury/{batches,dashboard,donations,gateways,gift-aid,reconciliation,recurring,statements}.spec.ts",
];

/** Those of them that take longest: they run apart from the others, and from what moves the clock. */
const LONG_MONEY = [
  "giving/{bank-texts,card-frames,giving-states,low-window,member-form-parts,typed-amounts,visitor-load}.spec.ts",
  "giving/{embedded,form-wallet,lost-link,manage-plan,same-total,visitor-wallet}.spec.ts",
  "giving/{member-accounts,member-manage,member-methods,member-paypal,member-survives,member-wallet}.spec.ts",
  "giving/{staff-adds-card,visitor-accounts,visitor-opens-account,visitor-paypal,visitor-survives,visitor-troubles}.spec.ts",
  "treasury/{batches,dashboard,donations,gateways,gift-aid,reconciliation,statements}.spec.ts",
];

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  globalSetup: "./e2e/support/start-product.ts",
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: patiently(180),
  globalTimeout: patiently(80 * 60),
  expect: { timeout: patiently(30) },
  reporter: "list",
  use: {
    baseURL: productUrls().portal,
    browserName: "chromium",
    locale: "en-US",
    timezoneId: "America/Chicago",
    // A trace shows every step of a failure, and makes each test take twice as long.
    trace: process.env["OFFERTORY_TRACE"] ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: CHROMIUM_ARGUMENTS,
    },
  },
  projects: [
    { name: "journeys", testMatch: [...MONEY, "platform/**/*.spec.ts"], testIgnore: LONG_MONEY },
    { name: "money", testMatch: LONG_MONEY },
    // What takes longer, and the journeys through pages where no money moves.
    {
      name: "deep",
      testIgnore: [...MONEY, "{pictures,platform}/**"],
      timeout: patiently(300),
    },
    { name: "pictures", testMatch: "pictures/**/*.spec.ts", timeout: patiently(300) },
  ],
});
