import { runInParallel, openAccount, isReachable } from "../../gateways/index.ts";
import type { Payments } from "../payments.ts";
import { HANDLE_WEBHOOK } from "../webhooks/handle-webhook.job.ts";
import type { Poll } from "./poll-store.ts";

const MAX_PER_ROUND = 10;
const LEASE_MS = 10 * 60_000;
/** Every 2 minutes where webhooks do not arrive; every 6 hours where they do, to catch lost ones. */
const NEXT_POLL_MS = 2 * 60_000;
const NEXT_CHECK_MS = 6 * 3_600_000;
/** Read again each time, because an event may appear in the list later than its own time says. */
const OVERLAP_MS = 15 * 60_000;
/** A webhook may take this long to arrive before the gateway counts as not reached by webhooks. */
const GRACE_MS = 10 * 60_000;

/** Reads the providers' lists of events into the webhook inbox, for servers that webhooks do not reach. */
export async function pollEvents(context: Payments): Promise<number> {
  const now = context.now();
  await context.polls.addMissing(now);
  const leased = await context.polls.lease(now, new Date(now.getTime() + LEASE_MS), MAX_PER_ROUND);
  return runInParallel(leased, (poll) => pollGateway(context, poll), "Some lists of events could not be read.");
}

async function pollGateway(context: Payments, poll: Poll): Promise<void> {
  const { churchId, gatewayId } = poll;
  const gateway = await context.gateways.find(churchId, gatewayId);
  const events = gateway && isReachable(context, gateway) && context.providers[gateway.provider].events;
  if (!events) return;
  const from = new Date((poll.readUntil ?? gateway.createdAt).getTime() - OVERLAP_MS);
  let newest = poll.readUntil;
  for await (const page of inPages(events.since(openAccount(context, gateway), from))) {
    const deliveries = page.map(({ at: _at, ...event }) => ({ churchId, gatewayId, ...event, polled: true }));
    await context.inbox.keep(deliveries, HANDLE_WEBHOOK, context.now());
    for (const { at } of page) if (!newest || at > newest) newest = at;
  }
  // The position is stored last: after a crash the same events are read again, and the inbox stores each only once.
  const receivesWebhooks =
    gateway.webhookSecret !== "" &&
    (await context.polls.hasReceivedWebhook(gatewayId, new Date(context.now().getTime() - GRACE_MS)));
  const wait = receivesWebhooks ? NEXT_CHECK_MS : NEXT_POLL_MS;
  await context.polls.saveProgress(poll, newest, new Date(context.now().getTime() + wait));
}

/** Events per insert, so that a long list needs few statements. */
const PAGE_SIZE = 100;

async function* inPages<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let page: Item[] = [];
  for await (const item of items) {
    page.push(item);
    if (page.length === PAGE_SIZE) {
      yield page;
      page = [];
    }
  }
  if (page.length > 0) yield page;
}
