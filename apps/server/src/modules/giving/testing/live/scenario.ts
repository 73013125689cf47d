import { test } from "vitest";
import type { PaymentProvider, Account } from "../../../payment-providers/index.ts";
import type { Keys } from "./live-keys.ts";

/** A provider through our adapter, and an account there. */
export type Company = { provider: PaymentProvider; account: Account };

/** One thing that must go the same way at the real provider and in the sandbox. */
export type Scenario = { title: string; run(company: Company): Promise<void> };

const A_WHILE = 120_000;

/** The scenarios as tests at the real provider; without keys they are shown as skipped, with what is missing. */
export function testLive(scenarios: Scenario[], keys: Keys, provider: PaymentProvider): void {
  const missing = "missing" in keys ? keys.missing : "";
  const ending = missing && ` (skipped: set ${missing})`;
  // oxlint-disable-next-line vitest/expect-expect -- each scenario has its own.
  test.skipIf(missing !== "").each(byTitle(scenarios))(`%s${ending}`, { timeout: A_WHILE }, async (_title, { run }) => {
    if ("account" in keys) await run({ provider, account: keys.account });
  });
}

/** For `test.each`, which shortens a title that it takes out of an object. */
export const byTitle = (scenarios: Scenario[]) => scenarios.map((scenario) => [scenario.title, scenario] as const);
