import { runInParallel, openAccount, isInReach } from "../../gateways/index.ts";
import type { Payments } from "../payments.ts";
import { WORK_WEBHOOK } from "../webhooks/work-webhook.job.ts";
import type { Poll } from "./poll-store.ts";

const MAX_PER_ROUND = 10;
const LEASE_MS = 10 * 60_000;
/** Where the provider cannot reach us, its list is all that we have; where it does, it only catches what was lost on the way. */
const NEXT_POLL_MS = 2 * 60_000;
const NEXT_CHECK_MS = 6 * 3_600_000;
/** Events may show up in the list a little later than their own time says: the last minutes are read again. */
const OVERLAP_MS = 15 * 60_000;
/** It may take so long to tell us, and is not yet out of reach. */
const GRACE_MS = 10 * 60_000;

/** Asks payment providers for what they could not tell us, as for a church behind its router. It goes the way of what is told. */
export async function pollEvents(context: Payments): Promise<number> {
  const now = context.now();
  await context.polls.enrol(now);
  const leased = await context.polls.lease(now, new Date(now.getTime() + LEASE_MS), MAX_PER_ROUND);
  return runInParallel(leased, (poll) => pollGateway(context, poll), "Some lists of events could not be read.");
}

async function pollGateway(context: Payments, poll: Poll): Promise<void> {
  const { churchId, gatewayId } = poll;
  const gateway = await context.gateways.find(churchId, gatewayId);
  const events = gateway && isInReach(context, gateway) && context.providers[gateway.provider].events;
  if (!events) return;
  const from = new Date((poll.readUntil ?? gateway.createdAt).getTime() - OVERLAP_MS);
  let newest = poll.readUntil;
  for await (const page of inPages(events.since(openAccount(context, gateway), from))) {
    const deliveries = page.map(({ at: _at, ...told }) => ({ churchId, gatewayId, ...told, polled: true }));
    await context.inbox.keep(deliveries, WORK_WEBHOOK, context.now());
    for (const { at } of page) if (!newest || at > newest) newest = at;
  }
  // Noted only now: who dies before reads the same again, and what was kept is not kept twice.
  const isTold =
    gateway.webhookSecret !== "" &&
    (await context.polls.isReached(gatewayId, new Date(context.now().getTime() - GRACE_MS)));
  const wait = isTold ? NEXT_CHECK_MS : NEXT_POLL_MS;
  await context.polls.note(poll, newest, new Date(context.now().getTime() + wait));
}

/** So many at once, so that a quiet year's list is a handful of writes. */
const PAGE = 100;

async function* inPages<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let page: Item[] = [];
  for await (const item of items) {
    page.push(item);
    if (page.length === PAGE) {
      yield page;
      page = [];
    }
  }
  if (page.length > 0) yield page;
}
