import { openAccount, type Gateway } from "../../gateways/index.ts";
import type { Account, Recurring as RecurringAtProvider, ScheduleUpdate } from "../../payment-providers/index.ts";
import type { WebhookEvent } from "../../payments/index.ts";
import type { Recurring } from "../recurring.ts";
import { applySchedule } from "./apply-schedule.ts";
import { syncToProvider } from "./sync-to-provider.ts";

type FetchSchedule = (recurring: RecurringAtProvider, account: Account) => Promise<ScheduleUpdate | null>;

/** Handles a webhook about an invoice: fetches the current invoice and its subscription from the provider and applies them. */
export const handleRenewalEvent = (context: Recurring, { gateway, delivery }: WebhookEvent): Promise<void> =>
  applyFetchedSchedule(context, gateway, (recurring, account) => recurring.fetchByInvoice(account, delivery.objectId));

/** Handles a webhook about a subscription. */
export const handleScheduleEvent = (context: Recurring, { gateway, delivery }: WebhookEvent): Promise<void> =>
  applyFetchedSchedule(context, gateway, (recurring, account) =>
    recurring.look(account, { providerId: delivery.objectId, subscriptionId: "", customerId: "" }),
  );

async function applyFetchedSchedule(context: Recurring, gateway: Gateway, fetchSchedule: FetchSchedule): Promise<void> {
  const { recurring } = context.providers[gateway.provider];
  const update = recurring && (await fetchSchedule(recurring, openAccount(context, gateway)));
  if (!update) return;
  if (update.outcome === "unknown" || update.outcome === "refused")
    throw new Error(update.outcome === "unknown" ? update.why : update.reason);
  const { churchId, id: gatewayId } = gateway;
  const { providerId, subscriptionId } = update;
  const findByOwnId = async () => {
    const found = subscriptionId ? await context.subscriptions.find(churchId, subscriptionId) : undefined;
    // The webhook can arrive before the answer to the creation: then only our own id is known, checked by gateway.
    return found?.gatewayId === gatewayId && found.providerId === "" ? found : undefined;
  };
  const subscription =
    (await context.subscriptions.findByProviderId(churchId, gatewayId, providerId)) ?? (await findByOwnId());
  if (!subscription) return;
  const changed = await applySchedule(context, gateway, subscription, update);
  if (changed.toSync === "end") await syncToProvider(context, gateway, changed);
}
