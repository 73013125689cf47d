import type { Payments } from "../payments.ts";

const KEPT_MS = 48 * 3_600_000;

/** Deletes the setups of bank accounts that donors did not finish. */
export const forgetSetups = async (context: Pick<Payments, "methodSetups" | "now">): Promise<void> => {
  await context.methodSetups.forget(new Date(context.now().getTime() - KEPT_MS));
};
