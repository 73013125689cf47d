import type { Payments } from "../payments.ts";
import type { SeenDonor } from "../../donations/index.ts";
import { syncMethod } from "./sync-method.ts";
import type { MethodRow } from "./method-store.ts";
import type { MethodSetup } from "./setup-store.ts";

const MAX_SETUPS = 3;
/** Setups are fetched for this long after their start. A webhook reports those that the donor finishes later. */
const SETUP_LIFETIME_MS = 3_600_000;
const REFRESH_TIMEOUT_MS = 4000;

/** Lists a person's saved methods. Fetches open setups first: a new bank account is listed before its webhook. */
export async function refreshMethodsOf(context: Payments, donor: SeenDonor): Promise<MethodRow[]> {
  const since = new Date(context.now().getTime() - SETUP_LIFETIME_MS);
  const open = await context.methodSetups.openOf(donor, since, MAX_SETUPS);
  if (open.length > 0) await waitAtMost(Promise.all(open.map((setup) => refreshSetup(context, setup))));
  for (const user of context.methodUsers) await user.takeOverMethods(donor);
  return context.methods.listOf(donor);
}

/** Ignores errors, so that the stored methods are listed while the provider is out of reach. */
async function refreshSetup(context: Payments, setup: MethodSetup): Promise<void> {
  try {
    const gateway = await context.gateways.find(setup.churchId, setup.gatewayId);
    const seen = gateway && (await syncMethod(context, gateway, { id: setup.id, isGone: false }));
    if (seen?.outcome === "saved") await context.methodSetups.end(setup);
  } catch {
    // The webhook, or the next call, brings the method.
  }
}

async function waitAtMost(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, REFRESH_TIMEOUT_MS);
  });
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}
