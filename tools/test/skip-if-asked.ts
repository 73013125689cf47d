import type { TestContext } from "vitest";

/** What a machine may lack. OFFERTORY_SKIP names those whose tests may be skipped, with commas between them. */
export type Facility = "addresses" | "linux" | "other-accounts" | "root" | "small-disk";

/** The facilities whose tests whoever started the run agreed to do without. */
export const mayBeSkipped = (): string[] => (process.env["OFFERTORY_SKIP"] ?? "").split(",").filter(Boolean);

/** Skips a test that this machine cannot run. If nobody asked for that, the test fails and tells how to ask. */
export function skipIfAsked({ skip }: Pick<TestContext, "skip">, facility: Facility, reason: string): void {
  if (mayBeSkipped().includes(facility)) skip(reason);
  throw new Error(
    `This machine cannot run the test: ${reason}. OFFERTORY_SKIP=${facility} skips all tests of this kind.`,
  );
}
