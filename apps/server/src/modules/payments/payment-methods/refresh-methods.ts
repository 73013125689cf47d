import type { Payments } from "../payments.ts";
import type { SeenDonor } from "../../donations/index.ts";
import { followMethod } from "./follow-method.ts";
import type { MethodRow } from "./method-store.ts";
import type { MethodSetup } from "./setup-store.ts";

const MAX_SETUPS = 3;
/** As long as a donor may take in the provider's window. What ends later is told by webhook. */
const SETUP_MS = 3_600_000;
const PATIENCE_MS = 4000;

/** A person's saved methods, brought up to date. What the provider's window has just set up is among them, before any webhook has come. */
export async function refreshMethodsOf(context: Payments, donor: SeenDonor): Promise<MethodRow[]> {
  const since = new Date(context.now().getTime() - SETUP_MS);
  const open = await context.methodSetups.openOf(donor, since, MAX_SETUPS);
  if (open.length > 0) await inTime(Promise.all(open.map((setup) => learnOf(context, setup))));
  for (const user of context.methodUsers) await user.takeOverMethods(donor);
  return context.methods.listOf(donor);
}

/** A provider out of reach keeps nobody from the methods that are known. */
async function learnOf(context: Payments, setup: MethodSetup): Promise<void> {
  try {
    const gateway = await context.gateways.find(setup.churchId, setup.gatewayId);
    const seen = gateway && (await followMethod(context, gateway, { id: setup.id, isGone: false }));
    if (seen?.outcome === "saved") await context.methodSetups.end(setup);
  } catch {
    // The webhook tells of it, or the next look does.
  }
}

async function inTime(work: Promise<unknown>): Promise<void> {
  let bell: NodeJS.Timeout | undefined;
  const enough = new Promise((resolve) => {
    bell = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([work, enough]);
  clearTimeout(bell);
}
