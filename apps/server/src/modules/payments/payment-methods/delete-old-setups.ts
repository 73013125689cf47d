import type { Payments } from "../payments.ts";

const MAX_AGE_MS = 48 * 3_600_000;

/** Deletes the setups of bank accounts that donors did not finish. */
export const deleteOldSetups = async (context: Pick<Payments, "methodSetups" | "now">): Promise<void> => {
  await context.methodSetups.deleteOld(new Date(context.now().getTime() - MAX_AGE_MS));
};
