import type { Payments } from "../payments.ts";

const KEPT_MS = 48 * 3_600_000;

/** Setups of bank accounts that were given up. */
export const forgetSetups = async (giving: Pick<Payments, "methodSetups" | "now">): Promise<void> => {
  await giving.methodSetups.forget(new Date(giving.now().getTime() - KEPT_MS));
};
