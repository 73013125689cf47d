import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Recurring } from "../recurring.ts";
import { requireEditableSubscription } from "../subscriptions/require-subscription.ts";
import { changeManagedGift } from "./change-managed-gift.ts";
import { changeManagedSchedule } from "./change-managed-schedule.ts";
import { describeManagedGift } from "../descriptions/describe-managed-gift.ts";
import { endManagedGift } from "./end-managed-gift.ts";
import { giveOnceMore } from "../subscriptions/give-once-more.ts";
import { requestLostLink } from "../lost-links/request-lost-link.ts";
import { openLink, openLinkToChange } from "./open-link.ts";

export const manageRoutes = (app: FastifyInstance, context: Recurring) => {
  const { anyone, member } = context.guards;

  serve(app, calls.readManagedGift, {
    allow: anyone,
    handle: async ({ query, address }) => {
      const { gift, donor } = await openLink(context, query.token, address);
      return describeManagedGift(context, gift, donor);
    },
  });
  serve(app, calls.changeManagedGift, {
    allow: anyone,
    handle: ({ body, address }) => changeManagedGift(context, body, address),
  });
  serve(app, calls.changeManagedSchedule, {
    allow: anyone,
    handle: ({ body, address }) => changeManagedSchedule(context, body, address),
  });
  serve(app, calls.endManagedGift, {
    allow: anyone,
    handle: ({ body, address }) => endManagedGift(context, body, address),
  });
  serve(app, calls.giveOnceMoreByLink, {
    allow: anyone,
    handle: async ({ body, address, header }) => {
      const { gift } = await openLinkToChange(context, body.token, address);
      return giveOnceMore(context, gift, { key: header("idempotency-key"), address });
    },
  });
  serve(app, calls.requestLostLink, {
    allow: anyone,
    handle: ({ body: { email, captcha }, address, header }) =>
      requestLostLink(context, email, { captcha, captchaToken: header("x-captcha-token"), address }),
  });
  serve(app, calls.revokeManageLinks, {
    allow: member,
    handle: async ({ params }, caller) => {
      const { churchId, id } = await requireEditableSubscription(context, params.id, caller);
      await context.manageLinks.revokeLinks(churchId, id);
      return { revoked: true };
    },
  });
};
