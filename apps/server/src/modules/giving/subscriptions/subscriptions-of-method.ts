import type { Giving } from "../giving.ts";
import type { Subscription } from "../subscription.ts";

/** The recurring gifts that are paid with a saved method and go on: while there are some, it cannot be removed. */
export const subscriptionsOfMethod = (giving: Giving, churchId: string, methodId: string): Promise<Subscription[]> =>
  giving.subscriptions.listOfMethod(churchId, methodId);
