import type { Payments } from "../payments.ts";

const KEPT_MS = 48 * 3_600_000;

/** Setups of bank accounts that were given up. */
export const forgetSetups = async (context: Pick<Payments, "methodSetups" | "now">): Promise<void> => {
  await context.methodSetups.forget(new Date(context.now().getTime() - KEPT_MS));
};
