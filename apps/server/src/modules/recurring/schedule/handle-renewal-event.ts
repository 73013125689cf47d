import { openAccount, type Gateway } from "../../gateways/index.ts";
import type { Account, Recurring as RecurringAtProvider, ScheduleUpdate } from "../../payment-providers/index.ts";
import type { WebhookEvent } from "../../payments/index.ts";
import type { Recurring } from "../recurring.ts";
import { applySchedule } from "./apply-schedule.ts";
import { syncToProvider } from "./sync-to-provider.ts";

type Look = (recurring: RecurringAtProvider, account: Account) => Promise<ScheduleUpdate | null>;

/** Handles a webhook about a bill: fetches the current bill and its subscription from the provider and applies them. */
export const handleRenewalEvent = (context: Recurring, { gateway, delivery }: WebhookEvent): Promise<void> =>
  hear(context, gateway, (recurring, account) => recurring.lookByBill(account, delivery.objectId));

/** Handles a webhook about a subscription. */
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
    // The webhook can arrive before the answer to the creation: then only our own id is known, checked by gateway.
    return found?.gatewayId === gatewayId && found.providerId === "" ? found : undefined;
  };
  const subscription =
    (await context.subscriptions.findByProviderId(churchId, gatewayId, providerId)) ?? (await named());
  if (!subscription) return;
  const changed = await applySchedule(context, gateway, subscription, update);
  if (changed.toSync === "end") await syncToProvider(context, gateway, changed);
}
