import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, test } from "vitest";
import { openSandbox } from "../../../../../../sandbox/src/sandbox.ts";
import { paypalProvider, stripeProvider } from "../../../payment-providers/index.ts";
import { PAYPAL_SCENARIOS } from "./paypal-scenarios.ts";
import { byTitle } from "./scenario.ts";
import { bankScenarios, makeToken } from "./stripe-bank-scenarios.ts";
import { STRIPE_SCENARIOS } from "./stripe-scenarios.ts";

// Runs the scenarios of the live suite in the sandbox. The sandbox must behave like the real provider, and the
// scenarios are tested before anybody runs them with real keys.

const folder = mkdtempSync(join(tmpdir(), "offertory-live-"));
let sandbox: Awaited<ReturnType<typeof openSandbox>>;
let url = "";
beforeAll(async () => {
  sandbox = await openSandbox({ dataFolder: folder, httpPort: 0, smtpPort: 0, host: "127.0.0.1" });
  url = `http://127.0.0.1:${sandbox.httpPort}`;
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const accountBase = { churchId: "live-suite", gatewayId: "live-suite", environment: "sandbox" } as const;
const stripeAccount = { ...accountBase, publicKey: "pk_sandbox_live", privateKey: "sk_sandbox_live" };
const paypalAccount = { ...accountBase, publicKey: "sandbox-live", privateKey: "sandbox-secret-live" };

const stripeScenarios = [...STRIPE_SCENARIOS, ...bankScenarios((target) => makeToken(url)(target))];

// oxlint-disable-next-line vitest/expect-expect -- each scenario has its own.
test.each(byTitle(stripeScenarios))("in the sandbox: %s", (_title, { run }) =>
  run({ provider: stripeProvider(url), account: stripeAccount }),
);

// oxlint-disable-next-line vitest/expect-expect -- each scenario has its own.
test.each(byTitle(PAYPAL_SCENARIOS))("in the sandbox: %s", (_title, { run }) =>
  run({ provider: paypalProvider(url), account: paypalAccount }),
);
