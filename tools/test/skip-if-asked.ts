import type { TestContext } from "vitest";

/** What a machine may lack. OFFERTORY_SKIP lists those whose tests may be skipped, separated by commas. */
export type Facility = "addresses" | "linux" | "other-accounts" | "root" | "small-disk";

/** Returns the facilities whose tests may be skipped. */
export const mayBeSkipped = (): string[] => (process.env["OFFERTORY_SKIP"] ?? "").split(",").filter(Boolean);

/**
 * Skips a test that this machine cannot run. If OFFERTORY_SKIP does not allow that, the test fails and says how to
 * allow it.
 */
export function skipIfAsked({ skip }: Pick<TestContext, "skip">, facility: Facility, reason: string): void {
  if (mayBeSkipped().includes(facility)) skip(reason);
  throw new Error(
    `This machine cannot run the test: ${reason}. OFFERTORY_SKIP=${facility} skips all tests of this kind.`,
  );
}
