import { openAccount, type Gateway } from "../../gateways/index.ts";
import type { Account, Recurring as RecurringAtProvider, ScheduleUpdate } from "../../payment-providers/index.ts";
import type { WebhookEvent } from "../../payments/index.ts";
import type { Recurring } from "../recurring.ts";
import { applySchedule } from "./apply-schedule.ts";
import { syncToProvider } from "./sync-to-provider.ts";

type Look = (recurring: RecurringAtProvider, account: Account) => Promise<ScheduleUpdate | null>;

/** Told of a bill: the bill and the recurring gift that it is of are asked for as they are now. */
export const handleRenewalEvent = (context: Recurring, { gateway, delivery }: WebhookEvent): Promise<void> =>
  hear(context, gateway, (recurring, account) => recurring.lookByBill(account, delivery.objectId));

/** Told of a recurring gift. */
export const handleScheduleEvent = (context: Recurring, { gateway, delivery }: WebhookEvent): Promise<void> =>
  hear(context, gateway, (recurring, account) =>
    recurring.look(account, { providerId: delivery.objectId, subscriptionId: "", customerId: "" }),
  );

async function hear(context: Recurring, gateway: Gateway, look: Look): Promise<void> {
  const { recurring } = context.providers[gateway.provider];
  const update = recurring && (await look(recurring, openAccount(context, gateway)));
  if (!update) return;
  if (update.outcome === "unknown" || update.outcome === "refused")
    throw new Error(update.outcome === "unknown" ? update.why : update.reason);
  const { churchId, id: gatewayId } = gateway;
  const { providerId, subscriptionId } = update;
  const named = async () => {
    const found = subscriptionId ? await context.subscriptions.find(churchId, subscriptionId) : undefined;
    // Told before the answer to its beginning came: known by our own name for it, on its own gateway only.
    return found?.gatewayId === gatewayId && found.providerId === "" ? found : undefined;
  };
  const subscription =
    (await context.subscriptions.findByProviderId(churchId, gatewayId, providerId)) ?? (await named());
  if (!subscription) return;
  const changed = await applySchedule(context, gateway, subscription, update);
  if (changed.toSync === "end") await syncToProvider(context, gateway, changed);
}
