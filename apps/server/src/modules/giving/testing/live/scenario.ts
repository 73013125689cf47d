import { test } from "vitest";
import type { PaymentProvider, Account } from "../../../payment-providers/index.ts";
import type { Keys } from "./live-keys.ts";

/** Our adapter of a provider, and an account. */
export type ProviderAccount = { provider: PaymentProvider; account: Account };

/** A test that must pass both at the real provider and in the sandbox. */
export type Scenario = { title: string; run(target: ProviderAccount): Promise<void> };

const SCENARIO_TIMEOUT_MS = 120_000;

/** Runs the scenarios at the real provider. Without keys they are skipped, with the missing variables in the title. */
export function testLive(scenarios: Scenario[], keys: Keys, provider: PaymentProvider): void {
  const missing = "missing" in keys ? keys.missing : "";
  const ending = missing && ` (skipped: set ${missing})`;
  // oxlint-disable-next-line vitest/expect-expect -- each scenario has its own.
  test.skipIf(missing !== "").each(byTitle(scenarios))(
    `%s${ending}`,
    { timeout: SCENARIO_TIMEOUT_MS },
    async (_title, { run }) => {
      if ("account" in keys) await run({ provider, account: keys.account });
    },
  );
}

/** Makes tuples for `test.each`, because it truncates titles that it reads from an object. */
export const byTitle = (scenarios: Scenario[]) => scenarios.map((scenario) => [scenario.title, scenario] as const);
