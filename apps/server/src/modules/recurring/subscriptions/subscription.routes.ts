import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Recurring } from "../recurring.ts";
import { changeSchedule } from "./change-schedule.ts";
import { changeSubscription } from "./change-subscription.ts";
import { describeSubscription, describeSubscriptions } from "../descriptions/describe-subscription.ts";
import { endSubscription } from "./end-subscription.ts";
import { giveOnceMore } from "./give-once-more.ts";
import { listSubscriptionFunds, listSubscriptions } from "./list-subscriptions.ts";
import { requireEditableSubscription, requireOwnSubscription } from "./require-subscription.ts";
import { subscribeGift } from "./subscribe-gift.ts";

export const subscriptionRoutes = (app: FastifyInstance, context: Recurring) => {
  const { member, memberOrNull } = context.guards;

  serve(app, calls.subscribeGift, {
    allow: memberOrNull,
    handle: ({ body, address, header }, caller) =>
      subscribeGift(context, body, caller, {
        key: header("idempotency-key"),
        captchaToken: header("x-captcha-token"),
        address,
      }),
  });
  serve(app, calls.listSubscriptions, {
    allow: member,
    handle: async ({ params }, caller) => ({ data: await listSubscriptions(context, params.customerId, caller) }),
  });
  serve(app, calls.listSubscriptionFunds, {
    allow: member,
    handle: ({ query }, caller) => listSubscriptionFunds(context, query.subscriptionId, caller),
  });
  serve(app, calls.changeSubscriptions, {
    allow: member,
    handle: async ({ body }, caller) => {
      // Permissions for all of them are checked before any is changed.
      for (const { id } of body) await requireEditableSubscription(context, id, caller);
      const changed = [];
      for (const each of body) changed.push(await changeSubscription(context, each, caller));
      return describeSubscriptions(context, changed);
    },
  });
  serve(app, calls.changeSchedule, {
    allow: member,
    handle: async ({ params, body }, caller) => {
      const own = await requireEditableSubscription(context, params.id, caller);
      const changed = await changeSchedule(context, own, body.change);
      return describeSubscription(context, changed);
    },
  });
  serve(app, calls.giveOnceMore, {
    allow: member,
    handle: async ({ params, address, header }, caller) => {
      const own = await requireOwnSubscription(context, params.id, caller);
      return giveOnceMore(context, own, { key: header("idempotency-key"), address });
    },
  });
  serve(app, calls.endSubscription, {
    allow: member,
    handle: ({ params }, caller) => endSubscription(context, params.id, caller),
  });
  serve(app, calls.stopSubscription, {
    allow: member,
    handle: ({ params, body }, caller) => endSubscription(context, params.id, caller, body),
  });
  serve(app, calls.removeSubscriptionFunds, {
    allow: member,
    // Deletes nothing: earlier payments were split by these fund lines. Clients call this when they end a gift.
    handle: async ({ params }, caller) => {
      await requireEditableSubscription(context, params.id, caller);
      return { removed: true };
    },
  });
};
